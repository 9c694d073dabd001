// The audit log's text for actions, actors and details.
import { ACTION_OF_TRIGGER, AUDIT_ACTIONS, type AuditAction, type Trigger } from "@/lib/rules/request";
import { COMPANY_ACTION_WORDS } from "./company-action-words";
import { actionWords, actorWords, unsentWords } from "./words";

const REQUEST_WORDS = Object.fromEntries(AUDIT_ACTIONS.map((action) => [action, actionWords(action)]));
const ALL: Readonly<Record<string, string>> = { ...REQUEST_WORDS, ...COMPANY_ACTION_WORDS };

/** The choices for the audit log's filter: every action with its text, sorted by text. */
export const ACTION_CHOICES = Object.entries(ALL)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label, "en-AU"));

/**
 * Returns the text for an action, or its own name in readable form if it has no text. If `isUnsent` is true, the text
 * says that messages were only stored in a local outbox.
 */
export function auditWords(action: string, isUnsent = false): string {
  const unsent = isUnsent ? unsentWords(action) : null;
  if (unsent) return unsent;
  const known: AuditAction | undefined = ACTION_OF_TRIGGER[action as Trigger];
  const words = ALL[known ?? action];
  return words ?? sentence(action.replaceAll(".", ": "));
}

const sentence = (text: string) => {
  const spaced = text.replaceAll("_", " ");
  return `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}`;
};

/** Names the actor: a member's name, a key's last characters, or the kind of actor. */
export function doerWords({ actorKind, actorName }: { actorKind: string; actorName: string | null }): string {
  if (actorName === null) return actorWords(actorKind);
  return actorKind === "key" ? `API key …${actorName}` : actorName;
}

type Detail = Record<string, string | number | boolean | null>;

/** Labels of details whose own names are unclear. */
const NAMES: Readonly<Record<string, string>> = {
  retentionDays: "days reports are kept",
  linkDays: "days until links lock",
  remindCustomers: "reminders",
  shareMode: "sharing",
  documentProfile: "report profile",
  consentType: "consent",
  banks: "banks",
  rateLimitPerMinute: "calls a minute",
  map: "map version",
  after_hours: "hours until the new secret takes over",
  has_text: "with a note",
};
/** Matches the details that are left out: ids that the entry already shows, or that mean nothing to a reader. */
const LEFT_OUT = /(^|_)id$/;

const spaced = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();

function valueWords(value: Detail[string]): string {
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? value.toLocaleString("en-AU") : value;
}

/** Describes an entry's details; empty if there are none. */
export function detailWords(detail: Detail): string {
  const { from, to, changed, ...rest } = detail;
  const parts: string[] = [];
  if (typeof from === "string" && typeof to === "string" && !/^\d/.test(from))
    parts.push(from === to ? `while ${spaced(from)}` : `from ${spaced(from)} to ${spaced(to)}`);
  if (typeof changed === "string") parts.push(changed.split(",").map(spaced).join(", "));
  for (const [name, value] of Object.entries(rest)) {
    if (!LEFT_OUT.test(name)) parts.push(`${NAMES[name] ?? spaced(name)}: ${valueWords(value)}`);
  }
  return parts.join(" · ");
}
