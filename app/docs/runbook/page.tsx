import type { Metadata } from "next";
import { Guide } from "@/components/docs/guide";
import { databaseDown, diskFull, endingStopped, queueGrows, upstreamAway, webhooksFail } from "./breakdowns";
import { leakedKeys, leakedRow, suspend } from "./leaks";
import { eraseNow, masterKey, parked, restoring } from "./routine";
import { watching } from "./watching";

export const metadata: Metadata = { title: "Runbook" };

/** The guide for the person on call. */
export default function RunbookPage() {
  return (
    <Guide
      href="/docs/runbook"
      lead={
        <p>
          What to watch, and what to do when something is wrong. Commands are those of a container:{" "}
          <code>node scripts/work.mjs …</code>, run in any process’s container with its settings (
          <code>docker compose exec app node scripts/work.mjs</code>). On a checkout the same is{" "}
          <code>npm run --silent work -- …</code>.
        </p>
      }
      sections={[
        watching,
        databaseDown,
        queueGrows,
        parked,
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
