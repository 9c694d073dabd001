import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toContent } from "@/components/report/content/content";
import { HeadlineTiles } from "@/components/report/headline-tiles";
import { INTEGRITY } from "@/tests/render/fixture";
import { sandboxReport } from "@/tests/support/sandbox-report";

test("HeadlineTiles explains a figure outside the range next to it, with the same reason as the document's first page", () => {
  const { tiles } = toContent(sandboxReport("gareth"), INTEGRITY).cover;
  const outside = tiles.filter(({ why }) => why !== null);
  expect(outside.length).toBeGreaterThan(0);
  const html = renderToStaticMarkup(
    <HeadlineTiles headlines={tiles.map((tile) => ({ ...tile, covered: null }))} />,
  );
  expect(html.match(/Why outside/g)).toHaveLength(outside.length);
});
