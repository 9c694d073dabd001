import { Code } from "@/components/docs/code";
import { DataTable } from "@/components/docs/data-table";
import { Note, type Section } from "@/components/docs/guide";

export const logs: Section = {
  id: "logs",
  title: "Logs",
  body: (
    <>
      <p>
        The log is written to standard output, one JSON object per line, with the time, the level and the
        event. The line of a failed request has its <code>requestId</code>, the value of the{" "}
        <code>X-Request-Id</code> header. For an error, we log its kind, its code and its position in the
        source code. We never log an error’s message, because it may quote the input. No line contains bank
        data, names, addresses, keys or tokens: a test runs the whole flow and looks for them.
      </p>
      <p>
        <code>LOG_LEVEL</code> sets the level. Keep <code>info</code>:{" "}
        <a href="/docs/backups#erasure">after a restore</a>, you need the lines about erased requests. Send
        the log to another system, and keep it at least as long as your oldest backup.
      </p>
    </>
  ),
};

const METRICS = [
  [
    "surplus.http.duration",
    "duration of HTTP calls, by route, method and status; the counts also show how many calls are made and how many fail",
  ],
  ["surplus.job.duration", "duration of background work, by kind and outcome"],
  [
    "surplus.webhook.duration",
    "duration of deliveries, by event and outcome: delivered, timeout, http_error, refused …",
  ],
  ["surplus.upstream.duration", "duration of calls to providers, by provider, call and outcome"],
  ["surplus.render.duration", "duration of rendering, by thread: reports, pdf, documents, viewer"],
  ["surplus.database.duration", "duration of SQL statements, by verb and table"],
  [
    "surplus.database.connections",
    "connections of this process, busy and idle, and the number of callers that wait for a connection",
  ],
  ["surplus.work.waiting", "number of background jobs that are due, and number of dead-lettered jobs"],
  ["surplus.work.oldest_due", "seconds since the oldest background job became due"],
  ["surplus.process.loop_delay_p99", "delay of the event loop, 99th percentile"],
  ["surplus.process.memory", "bytes"],
] as const;

export const telemetry: Section = {
  id: "telemetry",
  title: "Traces and metrics",
  body: (
    <>
      <p>
        Traces and metrics are off by default. If <code>OTEL_EXPORTER_OTLP_ENDPOINT</code> is set, each
        process sends both to that URL, in OTLP as JSON over HTTP. Collectors usually accept this at port
        4318. The usual <code>OTEL_</code> settings for headers, resource and sampling apply.
      </p>
      <Code
        label="To a collector"
        language="bash"
        code={`OTEL_EXPORTER_OTLP_ENDPOINT=http://collector:4318
OTEL_TRACES_SAMPLER=parentbased_traceidratio
OTEL_TRACES_SAMPLER_ARG=0.1`}
      />
      <p>
        Each request, background job, provider call, webhook, rendering and SQL statement has a span. A span
        contains only our own names, ids, counts, sizes and codes. It never contains a path, a query or the
        parameters of a statement. It never contains a request’s id either, because that id opens the
        customer’s page.
      </p>
      <DataTable
        label="Metrics"
        head={["Metric", "What it says"]}
        rows={METRICS.map(([name, about]) => ({
          key: name,
          cells: [<code key="name">{name}</code>, about],
        }))}
      />
      <Note>
        <p>
          Each process pushes its metrics to the collector. No endpoint serves metrics, so strangers cannot
          read them.
        </p>
      </Note>
    </>
  ),
};
