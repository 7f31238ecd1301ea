import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { show, text } from "#web/testing/show.tsx";
import { PartBoundary } from "./PartBoundary.tsx";

it("a part that fails takes nothing else along, says so, and can be tried again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error("It fails.");
    return <p>{"the part"}</p>;
  };
  const person = show(
    <>
      <p>{"the rest"}</p>
      <PartBoundary>
        <Part />
      </PartBoundary>
    </>,
  );
  await screen.findByText(text("common.error.part"));
  screen.getByText("the rest");
  isBroken = false;
  await person.click(screen.getByRole("button", { name: text("common.missing.retry") }));
  await screen.findByText("the part");
  expect(screen.queryByText(text("common.error.part"))).toBeNull();
});
