export type ButtonKind = "primary" | "plain" | "quiet" | "danger";

const BASE =
  "inline-flex min-h-11 sm:min-h-10 sm:px-4 items-center justify-center gap-2 rounded-md px-3 py-2 text-sm font-medium whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-60";

/**
 * The style of a button by its purpose: the page's main action, any other action, an action within text, or a
 * destructive action.
 */
export const BUTTON_LOOKS: Readonly<Record<ButtonKind, string>> = {
  primary: `${BASE} bg-accent text-on-accent hover:opacity-90`,
  plain: `${BASE} border border-line bg-paper text-ink hover:bg-mist`,
  quiet:
    "inline-flex min-h-11 sm:min-h-7 items-center rounded-md px-2 text-sm font-medium whitespace-nowrap text-soft transition-colors hover:bg-line hover:text-ink disabled:cursor-not-allowed disabled:opacity-60",
  danger: `${BASE} max-sm:whitespace-normal border border-bad bg-paper text-bad hover:bg-mist`,
};
