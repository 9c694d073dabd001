import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LiveChecklist, type LiveStep } from "@/components/portal/live-checklist";

/** The accent colour is also green. */
const GREEN = /text-(good|accent)"/;

test("only completed steps have a green dot in the live checklist; steps not set up have a quiet one", () => {
  const dotOf = (state: LiveStep["state"]) =>
    renderToStaticMarkup(<LiveChecklist steps={[{ name: "A step", state, says: "" }]} />);
  expect(dotOf("done")).toMatch(GREEN);
  for (const standing of ["missing", "recommended", "waiting", "later"] as const)
    expect(dotOf(standing), standing).not.toMatch(GREEN);
  expect(dotOf("waiting")).toContain('text-soft"');
});
