import { Code } from "@/components/docs/code";
import { DataTable } from "@/components/docs/data-table";
import { Note, type Section } from "@/components/docs/guide";

export const logs: Section = {
  id: "logs",
  title: "Logs",
  body: (
    <>
      <p>
        One JSON object a line on standard output, with the time, a level and what happened. A failed request
        carries its <code>requestId</code>, the one of the <code>X-Request-Id</code> header. For errors we log
        the kind, the code and the position in the source, never the message, which may quote the input. No
        line contains bank data, names, addresses, keys or tokens; a test runs the whole flow and looks for
        them.
      </p>
      <p>
        <code>LOG_LEVEL</code> sets the level. Keep <code>info</code>: the lines that say that a request was
        erased are needed <a href="/docs/backups#erasure">after a restore</a>. Send the lines elsewhere, and
        keep them at least as long as your oldest backup.
      </p>
    </>
  ),
};

const METRICS = [
  ["surplus.http.duration", "by route, method and status: how fast, how many, how many failed"],
  ["surplus.job.duration", "by kind of work and outcome"],
  ["surplus.webhook.duration", "by event and outcome: delivered, timeout, http_error, refused …"],
  ["surplus.upstream.duration", "by provider, call and outcome"],
  ["surplus.render.duration", "by thread: reports, pdf, documents, viewer"],
  ["surplus.database.duration", "by statement’s verb and table"],
  ["surplus.database.connections", "of this process: busy, idle; and callers waiting for one"],
  ["surplus.work.waiting", "pieces of background work that are due, and that are parked"],
  ["surplus.work.oldest_due", "for how many seconds the oldest has been due"],
  ["surplus.process.loop_delay_p99", "how late the process is for everything"],
  ["surplus.process.memory", "bytes"],
] as const;

export const telemetry: Section = {
  id: "telemetry",
  title: "Traces and metrics",
  body: (
    <>
      <p>
        Off unless <code>OTEL_EXPORTER_OTLP_ENDPOINT</code> is set; then each process sends both there, by
        OpenTelemetry’s protocol over HTTP in JSON, which collectors take at port 4318. The usual{" "}
        <code>OTEL_</code> settings for headers, resource and sampling apply.
      </p>
      <Code
        label="To a collector"
        language="bash"
        code={`OTEL_EXPORTER_OTLP_ENDPOINT=http://collector:4318
OTEL_TRACES_SAMPLER=parentbased_traceidratio
OTEL_TRACES_SAMPLER_ARG=0.1`}
      />
      <p>
        A span is a request, a piece of work, a call to a provider, a webhook, a render or a statement. It has
        our own names, ids, counts, sizes and codes. It never has a path, a query, a statement’s parameters or
        a request’s id, because that id opens the customer’s page.
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
        <p>Metrics are pushed. There is no endpoint to scrape, so none is open to strangers.</p>
      </Note>
    </>
  ),
};
