import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ACT_WORDS } from "@/components/portal/bulk-words";
import type { Frame } from "@/components/portal/frame";
import { PORTAL_PAGES, TAB_PAGES } from "@/components/portal/navigation";
import { filterGroups, listPaletteGroups } from "@/components/portal/palette-items";
import { NEEDS } from "@/components/portal/setting-index";
import { BULK_ACTS } from "@/lib/rules/bulk";

const OWNER: Frame = {
  environment: "test",
  live: "open",
  mayCreate: true,
  mayWithdraw: true,
  mayRead: true,
  isOperator: false,
  pages: [...PORTAL_PAGES, ...TAB_PAGES.flatMap(({ pages }) => pages)],
  granted: NEEDS,
  signOut: async () => {},
};

const find = (frame: Frame, typed: string) =>
  filterGroups(listPaletteGroups(frame), typed).flatMap(({ items }) => items);

describe("the command palette", () => {
  test("lists for an owner every page whose URL contains no id", () => {
    const pages = readdirSync("app/(portal)/[environment]", { recursive: true, encoding: "utf8" })
      .filter((file) => path.basename(file) === "page.tsx" && !file.includes("["))
      .map((file) => `/test/${path.dirname(file)}`)
      .filter((page) => page !== "/test/.");
    const known = listPaletteGroups(OWNER).flatMap(({ items }) =>
      items.flatMap(({ act }) => (act.kind === "go" ? [act.to.replace(/#.*/, "")] : [])),
    );
    expect(pages.length).toBeGreaterThan(25);
    expect(pages.filter((page) => !known.includes(page))).toEqual([]);
  });

  test("finds a setting by its name, its page or a synonym, once the member types", () => {
    for (const typed of ["retention", "company delete data", "Retention (days)"])
      expect(find(OWNER, typed)).toMatchObject([
        { label: "Retention (days)", act: { kind: "go", to: "/test/settings#retention_days" } },
      ]);
    expect(find(OWNER, "").map(({ label }) => label)).not.toContain("Retention (days)");
    for (const [typed, label] of [
      ["second factor", "Authenticator"],
      ["daily summary", "Notifications about requests"],
      ["require single sign-on", "Require it"],
    ] as const)
      expect(find(OWNER, typed).map((item) => item.label)).toContain(label);
  });

  test("offers a setting only to members who may use it, and offers no setting while live is suspended", () => {
    const labelsFor = (granted: Frame["granted"], typed: string) =>
      find({ ...OWNER, pages: [], granted }, typed).map(({ label }) => label);
    expect(labelsFor(["member.write"], "invite")).toEqual(["Invite someone"]);
    expect(labelsFor([], "invite")).toEqual([]);
    expect(labelsFor([], "logo")).toEqual(["Logo"]);
    expect(labelsFor(null, "logo")).toEqual([]);
  });

  test("finds refreshing, checking for data, leaving a company, withdrawing and the console for users who may use them", () => {
    const labels = (frame: Frame, typed: string) => find(frame, typed).map(({ label }) => label);
    expect(labels(OWNER, "refresh")).toContain("Refresh a report");
    expect(labels(OWNER, "check for data now")).toEqual(["Check for data"]);
    expect(labels(OWNER, "withdraw")).toContain("Withdraw requests");
    expect(labels(OWNER, "leave company")).toEqual(["Leave the company"]);
    expect(labels(OWNER, "remove member")).toContain("Change a role or remove a member");
    expect(labels(OWNER, "operator")).not.toContain("Operator console");
    expect(labels({ ...OWNER, isOperator: true }, "operator")).toContain("Operator console");
    const reader = { ...OWNER, mayCreate: false, mayWithdraw: false, mayRead: false };
    expect(labels(reader, "refresh")).not.toContain("Refresh a report");
    expect(labels(reader, "withdraw")).not.toContain("Withdraw requests");
  });

  test("finds every action of the list by its name, only for members who may use it", () => {
    const labels = (frame: Frame, typed: string) => find(frame, typed).map(({ label }) => label);
    const reader = { ...OWNER, mayCreate: false, mayWithdraw: false };
    const withoutReports = { ...reader, mayRead: false };
    for (const act of [...BULK_ACTS.map((each) => ACT_WORDS[each].label), "Compare two reports"]) {
      const typed = act.replace(/ (the|a) /, " ");
      expect([act, labels(OWNER, typed).length]).toEqual([act, 1]);
      expect(labels(withoutReports, typed)).toEqual([]);
    }
    expect(labels(reader, "download")).toEqual(["Download reports"]);
    expect(labels(reader, "remind")).not.toContain("Send reminders");
    expect(labels(withoutReports, "docs")).toEqual(["Documentation"]);
    expect(labels(OWNER, "upload csv")).toEqual(["Requests from a CSV file"]);
  });
});
