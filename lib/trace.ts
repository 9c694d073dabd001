/**
 * What the product tells of its own work, to whoever listens: lib/telemetry, when traces and metrics are switched on,
 * and otherwise nobody, at the cost of one look. Only ids, counts, sizes, codes and names of ours may be told: no text of
 * a customer, no path, no query, and no request's id, which opens its customer's page.
 */
export type Kind = "http" | "job" | "upstream" | "database" | "render" | "webhook";

/** Words that time series are told apart by: few values each. */
export type Labels = Record<string, string | number | boolean>;

export type Span = {
  /** Does work as a part of this; spans begun in it are its children. */
  within: <T>(work: () => T) => T;
  /** Says how it ended; once. `error` is the reason it failed, of which a name and a code are told. */
  end: (labels?: Labels, error?: unknown) => void;
};

export type Listener = {
  /** `ids` are told of the span, and make no time series. */
  begin: (kind: Kind, name: string, labels: Labels, ids: Labels) => Span;
};

/** Kept on the process: the routes and the background work are separate bundles of the same modules. */
const place = globalThis as unknown as { surplusListener?: Listener | null };

export function listenToTraces(listener: Listener | null): void {
  place.surplusListener = listener;
}

/** Null while nobody listens. */
export function beginSpan(kind: Kind, name: string, labels: Labels = {}, ids: Labels = {}): Span | null {
  return place.surplusListener?.begin(kind, name, labels, ids) ?? null;
}

/** Does work and tells how long it took and whether it failed. `labelsOf` says more of what came out. */
export async function traced<T>(
  kind: Kind,
  name: string,
  work: () => Promise<T>,
  { ids = {}, labelsOf = () => ({}) }: { ids?: Labels; labelsOf?: (result: T) => Labels } = {},
): Promise<T> {
  const span = beginSpan(kind, name, {}, ids);
  if (!span) return work();
  try {
    const result = await span.within(work);
    span.end(labelsOf(result));
    return result;
  } catch (error) {
    span.end({}, error);
    throw error;
  }
}
