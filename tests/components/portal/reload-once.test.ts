import { expect, test } from "vitest";
import { forgetReload, reloadOnce } from "@/components/portal/report/reload-once";

/** A page that counts its reloads. Its storage throws if `isBlocked` is true, like storage that the browser blocks. */
function openPage(isBlocked = false) {
  const notes = new Map<string, string>();
  const checked = <T>(value: T): T => {
    if (isBlocked) throw new Error("SecurityError");
    return value;
  };
  const page = {
    reloads: 0,
    sessionStorage: {
      getItem: (key: string) => checked(notes.get(key) ?? null),
      setItem: (key: string, value: string) => void checked(notes.set(key, value)),
      removeItem: (key: string) => void checked(notes.delete(key)),
    },
    location: { reload: () => void page.reloads++ },
  };
  return page;
}

test("a report page without markup reloads once, and does not reload again until the markup has been present", () => {
  const page = openPage();
  expect(reloadOnce("report-A", page)).toBe(true);
  expect(reloadOnce("report-A", page)).toBe(false);
  expect(reloadOnce("report-B", page)).toBe(true);
  expect(page.reloads).toBe(2);
  forgetReload("report-A", page);
  expect(reloadOnce("report-A", page)).toBe(true);
});

test("a report page that cannot record the reload does not reload", () => {
  const page = openPage(true);
  expect(reloadOnce("report-A", page)).toBe(false);
  forgetReload("report-A", page);
  expect(page.reloads).toBe(0);
});
