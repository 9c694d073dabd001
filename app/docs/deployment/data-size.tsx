import { DataTable } from "@/components/docs/data-table";
import type { Section } from "@/components/docs/guide";

/**
 * The times on a large database, measured by `npm run bench -- --large` on two cores that were busy with other work.
 */
const TIMES = [
  {
    key: "lists",
    cells: [
      "The API log, deliveries and GET /v1/events, with any filter",
      "under 30 ms, whether the filter matches many rows, few or none",
    ],
  },
  {
    key: "usage",
    cells: [
      "The usage page for 7 days, 30 days and 12 months",
      "40, 35 and 145 ms; the 12 months take only 30 ms of CPU time",
    ],
  },
  { key: "audit", cells: ["A company’s audit log with a million entries", "under 90 ms"] },
  {
    key: "tidy",
    cells: [
      "The nightly deletion of one day’s rows (1.3 million)",
      "under three minutes, 1,000 rows in each transaction; no other transaction waits",
    ],
  },
];

export const dataSize: Section = {
  id: "data-size",
  title: "A large database",
  body: (
    <>
      <p>
        API calls, events and deliveries are stored for 30 days, and the audit log permanently. If calls,
        events and deliveries each grow by 330,000 rows a day, each of the three tables has ten million rows.
        Together, the tables take 29 GB, half of it for indexes. <code>npm run bench -- --large</code>{" "}
        measures this on your own machine.
      </p>
      <DataTable
        label="Times with ten million calls, events and deliveries"
        head={["What", "95th percentile"]}
        rows={TIMES}
      />
      <p>
        If a release adds indexes to these tables, each table blocks writes while its index is built: about a
        minute for ten million rows. Only one table is blocked at a time.
      </p>
    </>
  ),
};
