import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Cell, Table } from "@/components/report/model";
import { toCellMarkup, toRowMarkup } from "@/components/report/row-markup";
import { CellText } from "@/components/report/text-cell";
import { HOSTILE } from "@/tests/render/hostile";

const TEXTS = ["", "plain", `a "b" 'c' & <d> &amp; ]]>`, ...Object.values(HOSTILE)];

/** The ARIA roles that the page sets, because its tables may be laid out as cards. */
const AS = {
  row: { role: "row" },
  name: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

/** One cell of every kind, with this text in each of its text fields. */
function cellsOf(text: string): Cell[] {
  const act = { href: `/review?on=${encodeURIComponent(text.toWellFormed())}&way="1"`, text, about: text };
  return [
    { text },
    { text, small: text, mark: text },
    { text, small: "" },
    { text, to: "e12" },
    { text, to: text },
    { text, open: { key: text, how: "f-a-cov" } },
    {
      text: `the rows of ${text}, ${text}`,
      parts: [text, text].map((piece, n) => ({ text: piece, to: `t${n}` })),
    },
    { text, act: { ...act, id: null } },
    { text, to: "e1", act: { ...act, id: `note-${text}` } },
  ];
}

describe("a table row rendered as a string", () => {
  test.each(TEXTS.map((text) => [text.slice(0, 24), text]))(
    "has exactly the cells that React renders: %j",
    (_, text) => {
      for (const cell of cellsOf(text)) {
        expect(toCellMarkup(cell)).toBe(renderToStaticMarkup(<CellText cell={cell} />));
      }
    },
  );

  test.each(["body", "group", "total"] as const)("equals the row that React renders, as %s", (kind) => {
    const table: Table = {
      kind: "table",
      id: "x",
      caption: "",
      columns: [
        { head: "Name", align: "left", share: 1 },
        { head: `"What" & <why>`, align: "left", share: 1 },
        { head: "Amount", align: "right", share: 1 },
      ],
      rows: [{ kind, id: `t"1`, cells: [{ text: "a" }, { text: "" }, { text: "$1.00", small: "<b>" }] }],
      empty: "",
    };
    const written = renderToStaticMarkup(
      <tr id={`t"1`} className={kind === "body" ? undefined : `rp-${kind}`} {...AS.row}>
        <th {...AS.name}>a</th>
        <td data-head={`"What" & <why>`} {...AS.cell} />
        <td className="rp-number" data-head="Amount" {...AS.cell}>
          $1.00<span className="rp-small">&lt;b&gt;</span>
        </td>
      </tr>,
    );
    expect(toRowMarkup(table)).toBe(written);
  });

  test("shows no header before the values in the long list of rows, but shows headers in the evidence rows", () => {
    const table = (id: string): Table => ({
      kind: "table",
      id,
      caption: "",
      columns: ["Row", "Date"].map((head) => ({ head, align: "left", share: 1 })),
      rows: [{ kind: "body", cells: [{ text: "1" }, { text: "2" }] }],
      empty: "",
      long: true,
    });
    expect(toRowMarkup(table("rows"))).not.toContain("data-head");
    expect(toRowMarkup(table("evidence"))).toContain('data-head="Date"');
  });
});
