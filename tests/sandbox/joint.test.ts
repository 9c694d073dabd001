import { describe, expect, test } from "vitest";
import { findBank } from "@/lib/sandbox/banks";
import { authorise, listConsents, listShareable } from "@/lib/sandbox/consents";
import { findHousehold } from "@/lib/sandbox/households/list";
import { findOtherHolder, withJointSharingOff } from "@/lib/sandbox/joint";
import { findSession } from "@/lib/sandbox/sessions";
import { testDatabase } from "../support/database";
import { getOpen, signIn } from "./visit";

testDatabase();

const bank = findBank("sbx-bluegum");
const priya = findHousehold("priya");

describe("a joint account", () => {
  test("has the names of all joint holders in the bank's format", () => {
    const joint = { ownership: "TWO_PARTY", holder: "Priya Raman & Daniel Okafor" } as const;
    expect(findOtherHolder(joint, "Priya Raman")).toBe("Daniel Okafor");
    expect(findOtherHolder({ ...joint, holder: "Daniel Okafor and Priya Raman" }, "Priya Raman")).toBe(
      "Daniel Okafor",
    );
    expect(findOtherHolder({ ...joint, holder: "Priya Raman" }, "Priya Raman")).toBe("someone else");
    expect(findOtherHolder({ ownership: "ONE_PARTY", holder: "Priya Raman" }, "Priya Raman")).toBeNull();
  });

  test("is listed as not shareable if the second holder has switched sharing off", () => {
    if (!priya) throw new Error("the sandbox has no Priya");
    const usual = listShareable({ bank, household: priya });
    expect(usual.filter(({ isSharingOff }) => isSharingOff)).toEqual([]);
    const off = listShareable({ bank, household: withJointSharingOff(priya) });
    expect(off.map(({ id }) => id)).toEqual(usual.map(({ id }) => id));
    expect(off.filter(({ isSharingOff }) => isSharingOff).map(({ key }) => key)).toEqual(["joint"]);
  });

  test("is never part of a consent if its sharing is switched off, and a choice of only that account gives no consent", async () => {
    const { userId, id, accounts } = await signIn("joint_sharing_off");
    const ids = accounts.map(([, account]) => account);
    const off = listShareable(await getOpen(id)).find(({ isSharingOff }) => isSharingOff);
    expect(await authorise(id, [off?.id ?? ""])).toBe(false);
    expect(await findSession(id)).toMatchObject({ state: "open" });
    expect(await authorise(id, ids)).toBe(true);
    const [consent] = await listConsents(userId);
    expect(consent?.accountIds).toEqual(ids.filter((each) => each !== off?.id));
  });
});
