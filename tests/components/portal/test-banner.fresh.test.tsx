import { readdirSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { TestBanner } from "@/components/portal/test-banner";

const page = { path: "" };
// Mocks the framework's hook that returns the path of the open page.
vi.mock("next/navigation", () => ({ usePathname: () => page.path }));

function bannerOn(path: string): string {
  page.path = path;
  return renderToStaticMarkup(<TestBanner />);
}

const SETTINGS = readdirSync("app/(portal)/[environment]/settings", { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

/** Keys and webhooks are the only settings that each environment has separately. */
const OF_TEST = ["keys", "webhooks"];

test.each(SETTINGS)(
  "the test banner on settings/%s names the environments that a change on the page affects",
  (name) => {
    const banner = bannerOn(`/test/settings/${name}`);
    expect(banner.includes("apply to the test and live environments")).toBe(!OF_TEST.includes(name));
    expect(banner.includes("Nothing reaches a real customer")).toBe(OF_TEST.includes(name));
  },
);

test("the test banner says that changes apply to test and live on the company's settings and the account, but not on requests", () => {
  for (const path of ["/settings", "/account", "/account/security", "/settings/live/application"])
    expect(bannerOn(`/test${path}`)).toContain("apply to the test and live environments");
  for (const path of ["/requests", "/requests/new", "/developers"])
    expect(bannerOn(`/test${path}`)).toContain("Nothing reaches a real customer");
});
