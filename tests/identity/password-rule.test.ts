import { expect, test } from "vitest";
import { refusePassword } from "@/lib/identity/password-rule";

const ABOUT = ["Robin Owner", "robin@harbour.example", "Harbour Lending"];

test.each([
  ["elevenchars", "at least 12"],
  ["password1234", "easy to guess"],
  ["iloveyou1234", "easy to guess"],
  ["qwertyuiop123", "easy to guess"],
  ["aaaaaaaaaaaaaaaaaaaa", "easy to guess"],
  ["123456789012", "easy to guess"],
  ["harbourlending", "easy to guess"],
  ["robin@harbour.example", "easy to guess"],
  ["P@$$w0rd1234", "easy to guess"],
  ["h4rb0url3nd1ng", "easy to guess"],
  [`${"qwertyuiop".repeat(4)}1234`, "easy to guess"],
  ["x".repeat(257), "at most 256"],
])("the password rule refuses %s", async (password, reason) => {
  expect(await refusePassword(password, ABOUT)).toContain(reason);
});

test.each([
  "violet tractor seventy",
  "jMnq28ha0dks",
  `the beginning of this one is enough to tell ${"4@8({[<3!1|0$5+7%2".repeat(10)}`,
  "ünïcödé wörds äre fine",
  `A sentence that no one has said before, ${"and which goes on ".repeat(8)}`,
])("the password rule allows %s, because no mix of characters is required", async (password) => {
  expect(await refusePassword(password, ABOUT)).toBeNull();
});

test("the password rule never blocks the server for long, for any length and any characters", async () => {
  const signs = ["4@8({[<3!1|0$5+7%2", "p4$$w0rd!1|", "a4e3i1o0s5t7", "\\/|<{[(!", "1a2b3c"];
  await refusePassword("violet tractor seventy", ABOUT);
  for (const sign of signs) {
    const password = sign.repeat(100).slice(0, 256);
    const took: number[] = [];
    for (let n = 0; n < 4; n++) {
      const before = process.cpuUsage();
      await refusePassword(password, ABOUT);
      const { user, system } = process.cpuUsage(before);
      took.push((user + system) / 1_000);
    }
    // The shortest of several times, which excludes garbage collection.
    expect(Math.min(...took), sign).toBeLessThan(100);
  }
});
