import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LiveChecklist, type LiveStep } from "@/components/portal/live-checklist";

/** The classes of green text. The accent colour is green too. */
const GREEN = /text-(good|accent)"/;

test("the live checklist gives only completed steps a green dot, and a step that waits for us a grey dot", () => {
  const dotOf = (state: LiveStep["state"]) =>
    renderToStaticMarkup(<LiveChecklist steps={[{ name: "A step", state, says: "" }]} />);
  expect(dotOf("done")).toMatch(GREEN);
  for (const state of ["missing", "recommended", "waiting", "later"] as const)
    expect(dotOf(state), state).not.toMatch(GREEN);
  expect(dotOf("waiting")).toContain('text-soft"');
});
