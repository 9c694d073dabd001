import type { PortalPath } from "./portal-link";

/**
 * The effect of a keyboard shortcut. A single key does nothing while the user types, and single keys can be switched
 * off.
 */
type Command =
  | { kind: "search" }
  | { kind: "row"; step: 1 | -1 }
  | { kind: "help" }
  | { kind: "palette" }
  | { kind: "go"; to: PortalPath };

type Shortcut = { keys: readonly string[]; says: string };

/** The shortcuts as the help lists them. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["/"], says: "Search the list" },
  { keys: ["j"], says: "Next row" },
  { keys: ["k"], says: "Previous row" },
  { keys: ["Enter"], says: "Open the row" },
  { keys: ["g", "r"], says: "Go to requests" },
  { keys: ["g", "n"], says: "Go to a new request" },
  { keys: ["g", "s"], says: "Go to settings" },
  { keys: ["?"], says: "Show this help" },
];

const SINGLE: Readonly<Record<string, Command>> = {
  "/": { kind: "search" },
  j: { kind: "row", step: 1 },
  k: { kind: "row", step: -1 },
  "?": { kind: "help" },
};

const AFTER_G: Readonly<Record<string, Command>> = {
  r: { kind: "go", to: "/requests" },
  n: { kind: "go", to: "/requests/new" },
  s: { kind: "go", to: "/settings" },
};

export type Press = {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isTyping: boolean;
  /** True if the previous key was g and was pressed a moment ago. */
  isAfterG: boolean;
  /** True if single keys are switched on and no dialog is open. */
  isOn: boolean;
};

export function findCommand({
  key,
  ctrlKey,
  metaKey,
  altKey,
  isTyping,
  isAfterG,
  isOn,
}: Press): Command | null {
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === "k" ? { kind: "palette" } : null;
  if (altKey || isTyping || !isOn) return null;
  const table = isAfterG ? AFTER_G : SINGLE;
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}

type CaughtPress = Pick<Press, "key" | "ctrlKey" | "metaKey" | "altKey"> & { isComposing: boolean };

/**
 * Decides what a key does after the shortcut has opened the palette, but before the palette's field has the focus.
 * The key types or deletes text, chooses the first entry found, closes the palette or does nothing. It must not act
 * on the page behind the palette. Null for a key of the browser or of an input method, which the portal ignores.
 */
export function findCaught({
  key,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
}: CaughtPress): "text" | "choose" | "close" | "nothing" | null {
  if (ctrlKey || metaKey || altKey || isComposing) return null;
  if ([...key].length === 1 || key === "Backspace") return "text";
  if (key === "Escape") return "close";
  if (key === "Enter") return "choose";
  return key === "Tab" || key.startsWith("Arrow") ? "nothing" : null;
}
