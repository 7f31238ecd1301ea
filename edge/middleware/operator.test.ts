import { Hono } from "hono";
import { expect, it } from "vitest";
import type { EdgeEnv } from "../env.ts";
import { asProblem } from "../problem.ts";
import { operator } from "./operator.ts";

const site = new Hono<EdgeEnv>().get("/figures", operator, (c) => c.text("all is well"));
site.onError((error) => asProblem(error).response);

function ask(OPERATOR_TOKEN: string | undefined, Authorization?: string) {
  return site.request("/figures", { headers: Authorization ? { Authorization } : {} }, { OPERATOR_TOKEN });
}

it("lets through whoever presents the operator's token", async () => {
  const answer = await ask("secret", "Bearer secret");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe("all is well");
});

it.each([
  ["nothing is presented", "secret", undefined],
  ["the token is wrong", "secret", "Bearer secre"],
  ["another token of the same length is presented", "secret", "Bearer terces"],
  ["it is no bearer token", "secret", "Basic secret"],
  ["the site has no token", undefined, "Bearer undefined"],
  ["the site's token is empty", "", "Bearer "],
])("the address does not exist if %s", async (_, token, presented) => {
  const answer = await ask(token, presented);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ error: "not_found" });
});
