import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Context,
  type Histogram,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { describeError } from "@/lib/log";
import { openExporters } from "@/lib/telemetry/exporters";
import { watchGauges } from "@/lib/telemetry/gauges";
import { readRouteNames } from "@/lib/telemetry/route-names";
import { type Kind, type Labels, type Listener, listenToTraces } from "@/lib/telemetry/trace";

const KINDS: Record<Kind, SpanKind> = {
  http: SpanKind.SERVER,
  job: SpanKind.CONSUMER,
  upstream: SpanKind.CLIENT,
  database: SpanKind.CLIENT,
  render: SpanKind.INTERNAL,
  webhook: SpanKind.CLIENT,
};

/**
 * The bucket edges of the histograms, in seconds: from the time of one database statement to the time of a large
 * report.
 */
const BOUNDARIES_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const MS_A_SECOND = 1_000;

/**
 * Switches traces and metrics on for this process. Returns a function that switches them off and sends the remaining
 * traces and metrics.
 */
export function startTelemetry(): () => Promise<void> {
  const { tracer, meter, close } = openExporters();
  const contexts = new AsyncLocalStorage<Context>();
  const nameRoute = readRouteNames();
  const durations = new Map<Kind, Histogram>();
  const durationOf = (kind: Kind) => {
    const known = durations.get(kind);
    if (known) return known;
    const advice = { explicitBucketBoundaries: BOUNDARIES_SECONDS };
    const made = meter.createHistogram(`surplus.${kind}.duration`, { unit: "s", advice });
    durations.set(kind, made);
    return made;
  };
  const begin: Listener["begin"] = (kind, name, labels, ids) => {
    // A request's span is named by its route, because its path must not be reported.
    const called = kind === "http" ? nameRoute(name) : name;
    const parent = contexts.getStore() ?? ROOT_CONTEXT;
    const attributes = { ...labels, ...ids };
    const span = tracer.startSpan(`${kind} ${called}`, { kind: KINDS[kind], attributes }, parent);
    const context = trace.setSpan(parent, span);
    const began = performance.now();
    return {
      within: (work) => contexts.run(context, work),
      end(more: Labels = {}, error?: unknown) {
        const outcome = error === undefined ? (more.outcome ?? "ok") : "failed";
        const all = { ...labels, ...more, name: called, outcome };
        span.setAttributes({ ...all, ...toFault(error) });
        if (outcome === "failed") span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
        durationOf(kind).record((performance.now() - began) / MS_A_SECOND, all);
      },
    };
  };
  listenToTraces({ begin });
  watchGauges(meter);
  return async () => {
    listenToTraces(null);
    await close();
  };
}

/** Reports only an error's kind and code, as the log does, and never its message. */
function toFault(error: unknown): Labels {
  if (error === undefined) return {};
  const { name, code } = describeError(error);
  return { "error.type": name, ...(code ? { "error.code": code } : {}) };
}
