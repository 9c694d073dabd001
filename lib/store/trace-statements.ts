import type pg from "pg";
import { beginSpan, type Span } from "@/lib/telemetry/trace";

type Query = (this: pg.ClientBase, ...words: unknown[]) => unknown;
type Callback = (error: unknown, ...rest: unknown[]) => void;

const TABLE = /\b(?:from|into|update|join)\s+"?(?:public"?\.")?([a-z_]+)/i;

/** Names a statement by its verb and table. The name never includes values, which the driver sends separately. */
export function nameStatement(text: string): string {
  const [verb = "query"] =
    text
      .trim()
      .toLowerCase()
      .match(/^[a-z]+/) ?? [];
  const [, table] = text.match(TABLE) ?? [];
  return table ? `${verb} ${table.toLowerCase()}` : verb;
}

/** Traces every statement on this connection while telemetry is on. */
export function traceStatements(client: pg.ClientBase): void {
  const bare = client as unknown as { query: Query };
  const { query } = bare;
  bare.query = function traced(...words) {
    const [first] = words;
    const text = typeof first === "string" ? first : (first as { text?: string } | null)?.text;
    const span = text === undefined ? null : beginSpan("database", nameStatement(text));
    if (!span) return query.apply(this, words);
    const last = words.length - 1;
    const callback = words[last];
    if (typeof callback === "function") {
      words[last] = ending(span, callback as Callback);
      return query.apply(this, words);
    }
    const asked = query.apply(this, words);
    if (asked instanceof Promise) {
      asked.then(
        () => span.end(),
        (error) => span.end({}, error),
      );
    } else span.end();
    return asked;
  };
}

const ending =
  (span: Span, callback: Callback): Callback =>
  (error, ...rest) => {
    span.end({}, error ?? undefined);
    callback(error, ...rest);
  };
