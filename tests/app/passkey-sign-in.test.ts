import { expect, test } from "vitest";
import { askForPasskeyAction } from "@/app/(sign-in)/sign-in/actions";
import { pool } from "@/lib/store/client";
import "@/tests/support/browser-visit";
import { testDatabase } from "@/tests/support/database";

testDatabase();

test("a network address can request only a limited number of passkey challenges in a period", async () => {
  const answers = [];
  for (let n = 0; n < 25; n++) answers.push(await askForPasskeyAction());
  expect(answers.filter((answer) => "challengeId" in answer)).toHaveLength(20);
  expect(answers.at(-1)).toMatchObject({ error: expect.stringContaining("Too many attempts") });
  const { rows } = await pool().query("select count(*)::int as kept from passkey_challenge");
  expect(rows[0].kept).toBe(20);
});
