import { deflateSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { jpeg, losslessWebp, png, pngOf, webp } from "#edge/services/pictures/testPictures.ts";
import { pictures } from "#schema/db/pictures.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { call } from "#tests/support/api.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";

const site = withSharedSite();
let adaID: number;
let ada: string;
let eve: string;
beforeAll(async () => {
  adaID = await aUser(site.db, "Ada");
  ada = await aSessionOf(site.db, adaID);
  eve = await aSessionOf(site.db, await aUser(site.db, "Eve"));
});

const get = (query: string, token: string) =>
  call<string>(site.url, `getProfilePicture${query}`, { method: "GET", token });

function upload(bytes: Uint8Array<ArrayBuffer> | string, token = ada, type = "image/png") {
  const body = new FormData();
  body.set("profilePic", new File([bytes], "me.png", { type }));
  return call(site.url, "uploadProfilePicture", { token, body });
}

describe("a picture", () => {
  it.each([
    ["image/png", png()],
    ["image/jpeg", jpeg],
    ["image/webp", webp],
    ["image/webp", losslessWebp],
  ])("(%s) is shown to others, without what is hidden in it", async (type, bytes) => {
    expect(await upload(bytes)).toMatchObject({ status: 204 });
    const { status, headers, body } = await get("?username=ADA", eve);
    expect(status).toBe(200);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(body.startsWith(`data:${type};base64,`)).toBe(true);
    expect(Buffer.from(body.split(",")[1], "base64").toString("latin1")).not.toContain("secret place");
    expect(await get("", ada)).toMatchObject({ body });
  });

  it("is loaded again only when it has changed", async () => {
    await upload(jpeg);
    const tag = (await get("?username=Ada", eve)).headers.get("ETag") ?? "";
    const again = () => call(site.url, "getProfilePicture?username=Ada", { method: "GET", token: eve, tag });
    const unchanged = await again();
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get("Cache-Control")).toBe("private, no-cache");
    await upload(png());
    expect((await again()).status).toBe(200);
  });

  it("is taken down by its player, and gone with its player", async () => {
    await upload(png());
    expect(await call(site.url, "deleteProfilePicture", { method: "DELETE", token: ada })).toMatchObject({
      status: 204,
    });
    expect((await get("?username=Ada", eve)).body).toBe("");
    const id = await aUser(site.db, "Gonne");
    await upload(png(), await aSessionOf(site.db, id));
    await site.db.delete(users).where(eq(users.id, id));
    expect(await site.db.select().from(pictures).where(eq(pictures.userId, id))).toEqual([]);
  });

  it("of nobody is not found", async () => {
    expect(await get("?username=Nobody", eve)).toMatchObject({ status: 404, body: { error: "not_found" } });
  });
});

const hiding = Buffer.concat([deflateSync(Buffer.alloc(161 * 160)), Buffer.from("hidden")]);

describe("what is sent as a picture is refused", () => {
  it.each([
    ["a drawing with a script in it", "<svg xmlns='http://www.w3.org/2000/svg'/>", "not_a_picture"],
    ["a page that calls itself a picture", "<html></html>", "not_a_picture"],
    ["nothing", "", "not_a_picture"],
    [
      "one that would become a hundred megabytes",
      pngOf({}, deflateSync(Buffer.alloc(100_000_000))),
      "not_a_picture",
    ],
    ["one with something hidden behind its rows", pngOf({}, hiding), "not_a_picture"],
    ["a picture of another size", png(320, 160), "wrong_size"],
  ])("when it is %s", async (_, bytes, message) => {
    expect(await upload(bytes as string)).toMatchObject({
      status: 422,
      body: { error: "invalid", details: [{ field: "profilePic", message }] },
    });
  });

  it("when it is not in its field", async () => {
    const body = new FormData();
    body.set("profilePic", "a text");
    for (const form of [body, new FormData()]) {
      expect(await call(site.url, "uploadProfilePicture", { token: ada, body: form })).toMatchObject({
        status: 422,
        body: { details: [{ field: "profilePic", message: "missing" }] },
      });
    }
  });

  it("when it comes in a form that can't be read", async () => {
    const response = await fetch(`${site.url}/gameApi/uploadProfilePicture`, {
      method: "POST",
      headers: { Authorization: `Bearer ${ada}`, "Content-Type": "multipart/form-data" },
      body: "no form",
    });
    expect(response.status).toBe(422);
  });

  it("when it is larger than 8 MB, or heavier than its size needs", async () => {
    for (const bytes of [
      new Uint8Array(limits.pictureUploadBytes + 2048),
      png(160, 160, limits.pictureKeptBytes),
      new Uint8Array([...png(), ...new Uint8Array(limits.pictureKeptBytes)]),
    ]) {
      expect(await upload(bytes)).toMatchObject({ status: 413, body: { error: "too_large" } });
    }
  });
});
