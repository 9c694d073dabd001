import type { Frame } from "./frame";
import { SETTINGS } from "./setting-index";

/** An entry of the command palette: a page, a setting, an action or a request. */
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

const LIVE_HINTS: Readonly<Record<Frame["live"], string | null>> = {
  open: null,
  suspended: "Suspended: see and withdraw requests",
  locked: "Locked: see the missing steps",
};

type RequestAction = {
  label: string;
  hint: string;
  words: string;
  /** The path of the list in which the member chooses the requests. */
  href: string;
  needs: "create" | "withdraw" | "read";
};

const IN_LIST = "Choose requests in the list";
const ONE_READY = "Choose a ready request";
const ONE = "Choose a request";

/**
 * The actions on existing requests. Each leads to the list of requests, in most cases filtered by the status to which
 * the action usually applies.
 */
const REQUEST_ACTIONS: readonly RequestAction[] = [
  {
    label: "Send links",
    hint: IN_LIST,
    words: "email sms",
    href: "/requests?status=not_sent",
    needs: "create",
  },
  { label: "Send reminders", hint: IN_LIST, words: "remind", href: "/requests?status=sent", needs: "create" },
  { label: "Copy links", hint: IN_LIST, words: "qr code", href: "/requests", needs: "create" },
  { label: "Change the owner", hint: IN_LIST, words: "assign mine", href: "/requests", needs: "create" },
  {
    label: "Change details",
    hint: ONE,
    words: "edit email phone name reference",
    href: "/requests",
    needs: "create",
  },
  { label: "Lock a link", hint: ONE, words: "unlock", href: "/requests", needs: "create" },
  { label: "Stop reminders", hint: ONE, words: "resume", href: "/requests?status=sent", needs: "create" },
  {
    label: "Check for data",
    hint: "Choose a request that awaits data",
    words: "now generate fetch",
    href: "/requests?status=awaiting_data",
    needs: "create",
  },
  {
    label: "Refresh a report",
    hint: ONE_READY,
    words: "new data again",
    href: "/requests?status=ready",
    needs: "create",
  },
  {
    label: "Change the assessment",
    hint: ONE_READY,
    words: "hem loan household declared",
    href: "/requests?status=ready",
    needs: "create",
  },
  {
    label: "Add an adjustment",
    hint: ONE_READY,
    words: "exclude recode one-off",
    href: "/requests?status=ready",
    needs: "create",
  },
  {
    label: "Read a report",
    hint: ONE_READY,
    words: "open view",
    href: "/requests?status=ready",
    needs: "read",
  },
  {
    label: "Download reports",
    hint: IN_LIST,
    words: "pdf excel csv zip",
    href: "/requests?status=ready",
    needs: "read",
  },
  {
    label: "Compare two reports",
    hint: IN_LIST,
    words: "side by side",
    href: "/requests?status=ready",
    needs: "read",
  },
  {
    label: "Withdraw requests",
    hint: IN_LIST,
    words: "delete end cancel",
    href: "/requests",
    needs: "withdraw",
  },
];

/** Lists all entries of the palette that this member may use, except requests. */
export function listPaletteGroups({
  environment,
  live,
  mayCreate,
  mayWithdraw,
  mayRead,
  isOperator,
  pages,
  granted,
}: Frame): PaletteGroup[] {
  const may = { create: mayCreate, withdraw: mayWithdraw, read: mayRead };
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
              {
                value: "bulk",
                label: "Requests from a CSV file",
                words: "upload import",
                act: here("/requests/bulk"),
              },
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
      items: REQUEST_ACTIONS.filter(({ needs }) => may[needs]).map(({ href, needs: _, ...action }) => ({
        ...action,
        value: action.label,
        act: here(href),
      })),
    },
    {
      value: "Help",
      onlyFound: true,
      items: [
        {
          value: "docs",
          label: "Documentation",
          words: "docs guides api reference help",
          act: { kind: "go", to: "/docs" },
        },
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
