import { expect, test } from "vitest";
import { notifyOwners } from "@/lib/messages/notify-owners";
import { inScope } from "@/lib/store/client";
import { addNotice } from "@/lib/store/write/notice";
import { testDatabase } from "@/tests/support/database";
import { makeHooked, noticesOf } from "@/tests/support/hooked";

testDatabase();

test("a notice without an email provider is only in the portal, and its work ends without an error", async () => {
  const firm = await makeHooked(null);
  const at = new Date();
  const notice = { kind: "webhook.switched_off", detail: { reason: "gone" }, dedupeKey: "k", at } as const;
  for (let n = 0; n < 2; n++) await inScope(firm.test, (tx) => addNotice(tx, firm.test, notice));
  const [written, ...more] = await noticesOf(firm);
  expect(more).toEqual([]);
  await notifyOwners(firm.test, written?.id ?? "");
  expect((await noticesOf(firm))[0]?.mailedAt).toBeNull();
});
