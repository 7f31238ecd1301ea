import { screen } from "@testing-library/react";
import { useTranslation } from "react-i18next";
import { describe, expect, test } from "vitest";
import { position } from "#rules/testSupport.ts";
import { answerOf, api } from "#web/net/api.ts";
import { gameRoom } from "#web/net/game/gameRoom.ts";
import { useRoom } from "#web/net/room/useRoom.ts";
import { FakeGame } from "./fakeGame.ts";
import { refuse, serve } from "./fakeServer.ts";
import { takeFaults } from "./faults.ts";
import { show } from "./show.tsx";

/** What stands in for the site fails a test that it should fail: it says nothing that the site could not say. */

describe("a test fails for", () => {
  test("a call that nobody expects", async () => {
    await answerOf(api.getOwnGames.$get({ query: {} })).catch(() => {});
    expect(takeFaults()).toEqual([expect.stringMatching(/^nobody expects the call getOwnGames/)]);
  });

  test("an answer that the API does not give", async () => {
    serve({ getEmail: () => ({ mail: "anna@example.org" }) });
    await answerOf(api.getEmail.$get());
    expect(takeFaults()).toEqual([expect.stringMatching(/^the answer to getEmail is none/)]);
  });

  test("an error that the call does not have", async () => {
    serve({ getEmail: () => refuse("already_sponsor", 409) });
    await answerOf(api.getEmail.$get()).catch(() => {});
    expect(takeFaults()).toEqual([expect.stringMatching(/getEmail never answers “already_sponsor”/)]);
  });

  test("a call that the API does not take", async () => {
    serve({ changeMail: () => undefined });
    await answerOf(api.changeMail.$post({ json: { email: "none" } as never }));
    expect(takeFaults()).toEqual([expect.stringMatching(/^the body of changeMail is none/)]);
  });

  test("a text that there is not", () => {
    const NoText = () => <p>{useTranslation("game").t("now.noSuchThing" as never)}</p>;
    show(<NoText />);
    expect(takeFaults()).toEqual(["there is no text game:now.noSuchThing"]);
  });
});

describe("the room of a test", () => {
  const Room = () => {
    const { state, ask } = useRoom(gameRoom, "7");
    const version = state?.version ?? -1;
    return (
      <button type="button" onClick={() => void ask("game:react", { emoji: "clap" })}>
        {version}
      </button>
    );
  };
  const openRoom = async () => {
    const game = new FakeGame(position("4x2m", "10/20/-/-", ["5", "2", "1", "7"], 1), { seat: 0 });
    const person = show(<Room />);
    await screen.findByText("0");
    return { game, person };
  };

  test("says nothing that its protocol does not know", () => {
    const game = new FakeGame(position("4x2m", "-/-/-/-", ["5", "2", "1", "7"]), { seat: 0 });
    expect(() => game.room.tell("game:reacted", { seat: 9, emoji: "clap" })).toThrow(/game:reacted/);
  });

  test("plays what the rules allow, and nothing else", () => {
    const game = new FakeGame(position("4x2m", "10/-/-/-", ["5", "2", "1", "7"]), { seat: 0 });
    expect(() => game.play("0 5 10-16")).toThrow(/not legal/);
  });

  test("tells what was missed as soon as the next event shows the gap, and a newcomer everything", async () => {
    const { game } = await openRoom();
    game.play("1 2 20-22", { isLost: true });
    expect(screen.getByRole("button").textContent).toBe("0");
    game.play("2 1 b2-32");
    await screen.findByText("2");
    expect(game.room.askedFor("game:catchUp")).toEqual([{ v: 0 }]);
  });

  test("fails the test that does not expect what it is asked for", async () => {
    const { person } = await openRoom();
    await person.click(screen.getByRole("button"));
    expect(takeFaults()).toEqual([expect.stringMatching(/^nobody expects game:react/)]);
  });
});
