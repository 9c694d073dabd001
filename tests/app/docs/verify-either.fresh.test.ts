import { expect, test } from "vitest";
import { signWebhook } from "@/lib/webhooks/sign-webhook";

const [old, next, strange] = ["b2xk", "bmV4", "b2Rk"].map((word) => `whsec_${word.repeat(10)}aaa=`) as [
  string,
  string,
  string,
];

test("the guide's receiver accepts a delivery signed with either secret during a rotation, and rejects every other signature", async () => {
  Object.assign(process.env, { SECRET: old, OTHER_SECRET: next });
  const address = "@/app/docs/snippets/verify-either.mjs";
  const { isOurs } = (await import(address)) as { isOurs: (body: Buffer, headers: object) => boolean };
  const body = '{"event":"report.ready"}';
  const verdicts = [
    [old, [next]],
    [next, [old]],
    [next, []],
    [strange, []],
  ].map(([active, others]) =>
    isOurs(
      Buffer.from(body),
      signWebhook(body, "evt_1", {
        at: new Date(),
        secret: active as string,
        otherSecrets: others as string[],
      }),
    ),
  );
  expect(verdicts).toEqual([true, true, true, false]);
});
