import { expect, test } from "vitest";
import { resetPassword } from "@/lib/identity/reset-password";
import { signIn } from "@/lib/identity/sign-in";
import { db } from "@/lib/store/client";
import { CREATE_OWNER } from "@/scripts/operator/owner-command";
import { testDatabase } from "@/tests/support/database";

testDatabase();

const say = () => {};
const run = (words: string) => CREATE_OWNER.run(words.split(" "), say);
const PASSWORD = "quiet copper lantern 47";

test("create-owner creates a company whose owner chooses a password through a single-use link and signs in", async () => {
  const { lines, code } = await run("--email first@firm.example");
  expect(code).toBe(0);
  const token = new URL(lines[1] ?? "").searchParams.get("token") ?? "";
  const made = await db().user.findUnique({ where: { email: "first@firm.example" } });
  expect(made).toMatchObject({ name: "first", emailConfirmedAt: expect.any(Date) });
  const from = { address: "203.0.113.9", userAgent: null };
  const entering = () => signIn({ email: "first@firm.example", password: PASSWORD, ...from });
  await expect(entering()).rejects.toMatchObject({ code: "signed_out" });
  await resetPassword({ token, password: PASSWORD, address: from.address });
  expect((await entering()).userId).toBe(made?.id);
  await expect(resetPassword({ token, password: PASSWORD, address: from.address })).rejects.toMatchObject({
    code: "gone",
  });
});

test("create-owner replaces the link of an owner who never chose a password, and creates nothing else", async () => {
  const first = await run("--email lost@firm.example --company Firm");
  const second = await run("--email Lost@firm.example --company Other");
  expect(second.code).toBe(0);
  expect(second.lines[0]).toBe(first.lines[0]);
  const [old = "", fresh = ""] = [first, second].map(
    ({ lines }) => new URL(lines[1] ?? "").searchParams.get("token") ?? "",
  );
  const reset = (token: string) => resetPassword({ token, password: PASSWORD, address: "203.0.113.9" });
  await expect(reset(old)).rejects.toMatchObject({ code: "gone" });
  await reset(fresh);
  expect(await db().user.count({ where: { email: "lost@firm.example" } })).toBe(1);
});

test("create-owner refuses an address that has an account, and an invalid address", async () => {
  const { lines: made } = await run("--email twice@firm.example --company Firm --name Ava");
  const token = new URL(made[1] ?? "").searchParams.get("token") ?? "";
  await resetPassword({ token, password: PASSWORD, address: "203.0.113.9" });
  expect(await run("--email twice@firm.example")).toEqual({
    lines: ["This email address already has an account."],
    code: 1,
  });
  const { lines, code } = await run("--email nonsense");
  expect([code, lines.join()]).toEqual([1, expect.stringContaining("--email")]);
});

test.each([[], ["--email"], ["--colour", "red"], ["a@firm.example"], ["--name", "Ava"]])(
  "create-owner refuses %j",
  (...words) => expect(CREATE_OWNER.takes(words as string[])).toBe(false),
);
