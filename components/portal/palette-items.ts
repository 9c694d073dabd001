import type { Frame } from "./frame";
import { SETTINGS } from "./setting-index";

/** An entry of the command palette: a page, a setting or an action. */
export type PaletteItem = {
  value: string;
  label: string;
  hint?: string;
  /** Other words that also find the entry. */
  words?: string;
  act: { kind: "go"; to: string } | { kind: "help" } | { kind: "sign_out" };
};
/** A group of entries. With `onlyFound`, the group is shown only once the user types, because it is long. */
export type PaletteGroup = { value: string; items: PaletteItem[]; onlyFound?: boolean };

/** A request in the search's response, with the label of its status. */
export type FoundRequest = { id: string; client_name: string; client_ref: string | null; status: string };

/** The hint next to the link to live. */
const LIVE_HINTS: Readonly<Record<Frame["live"], string | null>> = {
  open: null,
  suspended: "Suspended: see and withdraw requests",
  locked: "Locked: see what is missing",
};

/** Lists all entries of the palette that this member may use, except requests. */
export function listPaletteGroups({
  environment,
  live,
  mayCreate,
  mayWithdraw,
  isOperator,
  pages,
  granted,
}: Frame): PaletteGroup[] {
  const here = (path: string) => ({ kind: "go" as const, to: `/${environment}${path}` });
  const other = environment === "test" ? "live" : "test";
  const way = other === "live" && live === "locked" ? "/test/settings/live" : `/${other}/requests`;
  const hint = other === "live" ? LIVE_HINTS[live] : null;
  return [
    {
      value: "Actions",
      items: [
        ...(mayCreate
          ? [
              { value: "new", label: "New request", act: here("/requests/new") },
              { value: "bulk", label: "Requests from a CSV file", act: here("/requests/bulk") },
            ]
          : []),
        {
          value: "switch",
          label: other === "live" ? "Switch to live" : "Switch to test",
          ...(hint ? { hint } : {}),
          act: { kind: "go", to: way },
        },
        { value: "help", label: "Keyboard shortcuts", act: { kind: "help" } },
        { value: "leave", label: "Sign out", act: { kind: "sign_out" } },
      ],
    },
    {
      value: "Pages",
      items: [
        ...pages.map(({ href, label }) => ({ value: `${href} ${label}`, label, act: here(href) })),
        ...(isOperator
          ? [{ value: "operator", label: "Operator console", act: { kind: "go" as const, to: "/operator" } }]
          : []),
      ],
    },
    {
      value: "Actions on requests",
      onlyFound: true,
      items: [
        ...(mayCreate
          ? [
              {
                value: "refresh",
                label: "Refresh a report",
                hint: "Choose a ready request",
                words: "new data again",
                act: here("/requests?status=ready"),
              },
            ]
          : []),
        ...(mayWithdraw
          ? [
              {
                value: "withdraw",
                label: "Withdraw requests",
                hint: "Choose them in the list",
                words: "delete end cancel",
                act: here("/requests"),
              },
            ]
          : []),
      ],
    },
    {
      value: "Settings",
      onlyFound: true,
      items: SETTINGS.filter(({ needs }) => granted && (!needs || granted.includes(needs))).map(
        ({ label, page, href, words = "" }) => ({
          value: `${href} ${label}`,
          label,
          hint: page,
          words,
          act: here(href),
        }),
      ),
    },
  ];
}

/** The entries that contain every typed word. */
export function filterGroups(groups: readonly PaletteGroup[], typed: string): PaletteGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = ({ label, hint = "", words: others = "" }: PaletteItem) =>
    words.every((word) => `${label} ${hint} ${others}`.toLowerCase().includes(word));
  return groups
    .filter(({ onlyFound }) => !onlyFound || words.length > 0)
    .map(({ value, items }) => ({ value, items: items.filter(holds) }))
    .filter(({ items }) => items.length > 0);
}
