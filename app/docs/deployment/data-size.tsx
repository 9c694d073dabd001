import { DataTable } from "@/components/docs/data-table";
import type { Section } from "@/components/docs/guide";

/** Measured by `npm run bench -- --large` on two cores that were busy with other work. */
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
    cells: ["Usage of 7 days, 30 days and 12 months", "40, 35 and 145 ms; the last needs 30 ms of CPU time"],
  },
  { key: "audit", cells: ["The audit log of a company, of a million entries", "under 90 ms"] },
  {
    key: "tidy",
    cells: [
      "The nightly deletion of a day, 1.3 million rows",
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
        API calls, events and deliveries are stored for 30 days, and the audit log permanently. With ten
        million of each of the first three, which is 330,000 a day, these tables take 29 GB, half of it
        indexes. <code>npm run bench -- --large</code> measures this on your own machine.
      </p>
      <DataTable
        label="Times with ten million calls, events and deliveries"
        head={["What", "95th percentile"]}
        rows={TIMES}
      />
      <p>
        A release that adds an index to these tables blocks writes to one table at a time while it is updated:
        about a minute for each index of ten million rows.
      </p>
    </>
  ),
};
