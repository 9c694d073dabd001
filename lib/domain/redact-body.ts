import {
  CONSENT_TYPES,
  EVENT_TYPES,
  PROFILES,
  REPORT_TYPES,
  SHARE_MODES,
  STAGES,
  STATUSES,
} from "@/lib/domain/request";

/**
 * What the log of API calls may keep of a body: its shape, and of its values only words from our own tables, ids and
 * times. Everything else, a misspelt field included, becomes a placeholder of its own type.
 */

/** Whose words a body holds. What we answer is ours; in what a caller sends a name may stand in any field by mistake. */
export type Author = "caller" | "service";

/** Words of ours that a caller may send, wherever they stand. */
const WORDS: ReadonlySet<string> = new Set([
  ...[STATUSES, STAGES, REPORT_TYPES, CONSENT_TYPES, SHARE_MODES, PROFILES, EVENT_TYPES].flat(),
  ...["email", "sms", "test", "live", "authorise", "deny", "cancel"],
]);
/** An id as we make them: its random part is too long to be anybody's word. */
const ID = /^(?:[a-z]{2,4}_[0-9a-z]{20,40}|SIQ-[0-9A-Z]{12})$/;

/** Fields of our answers whose values are words of ours or ids. */
const KEPT = new Set(
  `id request_id verification_id supersedes superseded_by event_id delivery_id status stage report_type consent_type
   share_mode channel outcome event type code withdrawn_by household bank scenario provider state action actor actor_kind
   object seq generation advance_days limit has_more simulated schema_version retention_days days attempts expires_in
   created_after created_before version environment`.split(/\s+/),
);
const TOKEN = /^[A-Za-z0-9][A-Za-z0-9_.:+-]{0,79}$/;
const TIME = /^\d{4}-\d{2}-\d{2}([T ][\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/;
const FIELD = /^[a-z][a-z0-9_]{0,59}$/;

/** Of a list its first item is enough to see the shape of all. */
const ITEMS_MAX = 1;
const FIELDS_MAX = 60;
const DEPTH_MAX = 6;

const placeholder = (text: string) => `[redacted: ${[...text].length} characters]`;

/** True for a text that tells nothing of a person: an id, a time, or a word of ours where such a word belongs. */
function isPlain(text: string, name: string, author: Author): boolean {
  if (ID.test(text)) return true;
  if (TIME.test(text)) return KEPT.has(name) || /_(at|until)$/.test(name);
  return (
    KEPT.has(name) && (author === "service" ? TOKEN.test(text) : WORDS.has(text) || /^\d{1,4}$/.test(text))
  );
}

function redactText(text: string, name: string, author: Author): string {
  if (isPlain(text, name, author)) return text;
  if (/_(uri|url)$/.test(name)) return redactAddress(text) ?? placeholder(text);
  return text === "" ? "" : placeholder(text);
}

/** Of an address only where it leads: firms put tokens into paths as well. */
function redactAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, host, pathname, search, hash } = new URL(text);
  if (!/^https?:$/.test(protocol)) return null;
  return `${protocol}//${host}${pathname === "/" && !search && !hash ? "" : "/[redacted]"}`;
}

/** A value of the body of a call or an answer, as the log keeps it; `name` is the field it stands in. */
export function redactValue(value: unknown, author: Author, name = "", depth = 0): unknown {
  if (typeof value === "string") return redactText(value, name, author);
  if (typeof value === "number") return KEPT.has(name) ? value : 0;
  if (typeof value !== "object" || value === null) return value ?? null;
  if (depth === DEPTH_MAX) return "[redacted: nested deeper]";
  if (Array.isArray(value)) {
    const kept = value.slice(0, ITEMS_MAX).map((item) => redactValue(item, author, name, depth + 1));
    return value.length > ITEMS_MAX ? [...kept, `[${value.length - ITEMS_MAX} more]`] : kept;
  }
  const fields = Object.entries(value).slice(0, FIELDS_MAX);
  return Object.fromEntries(
    fields.map(([field, inner], place) => [
      FIELD.test(field) ? field : `[field ${place + 1}]`,
      redactValue(inner, author, field, depth + 1),
    ]),
  );
}

/** A refusal's body, whole but for what it repeats of the caller's own input. */
export function redactRefusal(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("detail" in body)) return redactValue(body, "service");
  const { detail } = body;
  if (!Array.isArray(detail)) return body;
  return { ...body, detail: detail.map(redactFault) };
}

function redactFault(fault: unknown): unknown {
  if (typeof fault !== "object" || fault === null || !("input" in fault)) return fault;
  const loc = "loc" in fault && Array.isArray(fault.loc) ? fault.loc : [];
  return { ...fault, input: redactValue(fault.input, "caller", String(loc.at(-1) ?? "")) };
}

/** A query as the log keeps it, by the same rule: `status=ready&q=[redacted]`; null without one. */
export function redactQuery(query: URLSearchParams): string | null {
  const parts = [...query].slice(0, FIELDS_MAX).map(([name, value]) => {
    const isKept = isPlain(value, name, "caller");
    return `${FIELD.test(name) ? name : "[field]"}=${isKept ? value : "[redacted]"}`;
  });
  return parts.length > 0 ? parts.join("&") : null;
}

/**
 * A path as the log keeps it: the words of its route, and in the place of an id what is one. `route` is the path as the
 * reference writes it; of a path that is nothing of ours only that it was asked for is kept.
 */
export function redactPath(path: string, route: string | null): string {
  if (route === null) return "/[redacted]";
  const parts = path.split("/");
  return route
    .split("/")
    .map((word, place) => (word.startsWith("{") ? idOrNothing(parts[place]) : word))
    .join("/");
}

const idOrNothing = (part = "") => (ID.test(part) ? part : "[redacted]");
