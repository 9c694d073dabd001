import type { Metadata } from "next";
import { Guide } from "@/components/docs/guide";
import { databaseDown, diskFull, endingStopped, queueGrows, upstreamAway, webhooksFail } from "./breakdowns";
import { leakedKeys, leakedRow, suspend } from "./leaks";
import { deadLetters, eraseNow, masterKey, restoring } from "./routine";
import { logs, watching } from "./watching";

export const metadata: Metadata = { title: "Runbook" };

/** The guide for the person on call. */
export default function RunbookPage() {
  return (
    <Guide
      href="/docs/runbook"
      lead={
        <p>
          What to watch, and what to do when something is wrong. The commands below begin with{" "}
          <code>node scripts/work.mjs</code>. With compose, run them in the container of any process, because
          that container has the settings: <code>docker compose exec app node scripts/work.mjs …</code>.
          Without Docker, run them in the folder of the server’s files, with the server’s settings. In a
          checkout, run <code>npm run --silent work -- …</code> instead. With compose, only containers reach
          the database: replace <code>psql "$SUPERUSER_URL"</code> with{" "}
          <code>docker compose exec database psql -U surplus_owner</code>.
        </p>
      }
      sections={[
        watching,
        logs,
        databaseDown,
        queueGrows,
        deadLetters,
        upstreamAway,
        endingStopped,
        webhooksFail,
        diskFull,
        leakedKeys,
        masterKey,
        leakedRow,
        suspend,
        eraseNow,
        restoring,
      ]}
    />
  );
}
