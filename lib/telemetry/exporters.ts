import type { Meter, Tracer } from "@opentelemetry/api";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { env } from "@/lib/env/env";

type Exporters = { tracer: Tracer; meter: Meter; close: () => Promise<void> };

const NAME = "surplus";

/**
 * Creates the exporters of traces and metrics from the standard OTEL_ settings. Does not register them globally,
 * because the framework would then report every path that it serves, and paths contain ids.
 */
export function openExporters(): Exporters {
  const { OTEL_SERVICE_NAME: service, OTEL_METRIC_EXPORT_INTERVAL: exportIntervalMillis } = env();
  const resource = resourceFromAttributes({ "service.name": service, "service.version": "1.0" });
  const traces = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis,
    exportTimeoutMillis: Math.min(exportIntervalMillis, 10_000),
  });
  const metrics = new MeterProvider({ resource, readers: [reader] });
  return {
    tracer: traces.getTracer(NAME),
    meter: metrics.getMeter(NAME),
    async close() {
      await Promise.allSettled([traces.shutdown(), metrics.shutdown()]);
    },
  };
}
