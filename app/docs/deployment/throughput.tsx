import { DataTable } from "@/components/docs/data-table";
import { Note, type Section } from "@/components/docs/guide";

/** The cost of each step, measured on one core of a virtual machine (AMD EPYC), with reports of 3,000 rows. */
const COSTS = [
  {
    key: "engine",
    cells: [
      "Engine",
      "60 ms",
      "Once for each report, in a separate thread; each process computes one report at a time",
    ],
  },
  {
    key: "json",
    cells: [
      "JSON, digest, signature, compression",
      "30 ms",
      "In the same thread as the engine; 0.6 MB is stored",
    ],
  },
  {
    key: "database",
    cells: [
      "Database",
      "290 statements, 0.1 s",
      "From the request to report.ready, including the sandbox bank’s pages. The entries of a company’s audit log are written one at a time",
    ],
  },
  {
    key: "webhooks",
    cells: [
      "Webhooks",
      "2 HTTP requests, each with 4 database statements",
      "At most 8 at the same time to one endpoint, and at most 128 in one process",
    ],
  },
  {
    key: "text",
    cells: ["HTML, XML, CSV", "65 ms, 15 ms, 8 ms", "At the first fetch; the result is stored"],
  },
  {
    key: "pdf",
    cells: [
      "PDF, file note",
      "430 ms, 65 ms",
      "At the first fetch; the result is stored. This is the most expensive part if every report is fetched as a PDF",
    ],
  },
];

const ROAD = [
  {
    key: "10",
    cells: [
      "10",
      "8 with 1 core each; 16 if every report is fetched as a PDF",
      "4 cores; 7 MB of documents a second",
    ],
  },
  {
    key: "100",
    cells: [
      "100",
      "80 with 1 core each; 160 with PDFs",
      "32 cores, or four databases sharded by company; a connection pooler, because 160 processes would open 3,000 connections",
    ],
  },
  {
    key: "1000",
    cells: [
      "1,000",
      "Ten installations of the size above",
      "One for each installation. You can route calls by API key, because no row belongs to two companies",
    ],
  },
];

export const throughput: Section = {
  id: "throughput",
  title: "Scaling to 10, 100 and 1,000 reports a second",
  body: (
    <>
      <p>
        The first table shows what one report costs on one core. Some costs are measured, and the others are
        estimated from measured parts. <code>npm run bench -- --ready</code> measures each step on your own
        machine.
      </p>
      <DataTable
        label="CPU time of one report of 3,000 rows"
        head={["Part", "Cost", "When"]}
        rows={COSTS}
        wideLast
      />
      <DataTable
        label="Processes and database for each report rate"
        head={["Reports a second", "Processes", "Database"]}
        rows={ROAD}
      />
      <Note>
        <p>
          The sizes in the second table are calculated from these costs, with each core 60% busy. Test the
          size you choose before you rely on it.
        </p>
      </Note>
    </>
  ),
};
