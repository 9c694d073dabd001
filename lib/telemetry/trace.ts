// This file reports the product's work to a listener. start-telemetry.ts sets the listener if traces and metrics are
// on. Without a listener, a report costs only a check for null. Only ids, counts, sizes, codes and our own names may be
// reported: no customer text, path, query or request id, because a request id opens its customer's page.

export type Kind = "http" | "job" | "upstream" | "database" | "render" | "webhook";

/** Labels that separate time series, so each must have only a few values. */
export type Labels = Record<string, string | number | boolean>;

export type Span = {
  /** Runs work within this span; spans that begin during the work are its children. */
  within: <T>(work: () => T) => T;
  /** Ends the span; later calls do nothing. Only the name and code of `error` are reported. */
  end: (labels?: Labels, error?: unknown) => void;
};

export type Listener = {
  /** Begins a span. `labels` also separate time series; `ids` only describe the span. */
  begin: (kind: Kind, name: string, labels: Labels, ids: Labels) => Span;
};

/** Stored on globalThis, because the routes and the background work are separate bundles of the same modules. */
const shared = globalThis as unknown as { surplusListener?: Listener | null };

/** Sets the listener of this process, in place of any earlier one. Null switches reports off. */
export function listenToTraces(listener: Listener | null): void {
  shared.surplusListener = listener;
}

/** Begins a span; returns null without a listener. */
export function beginSpan(kind: Kind, name: string, labels: Labels = {}, ids: Labels = {}): Span | null {
  return shared.surplusListener?.begin(kind, name, labels, ids) ?? null;
}

/** Runs `work` and reports its duration and whether it failed. `labelsOf` adds labels from the result. */
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
