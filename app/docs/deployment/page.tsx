import type { Metadata } from "next";
import { Guide } from "@/components/docs/guide";
import { health, releases, stopping } from "./life";
import { database, inngest, manyMachines, proxy } from "./many-machines";
import { messages } from "./messages";
import { logs, telemetry } from "./observing";
import { image, oneMachine } from "./one-machine";
import { refusals, settings } from "./settings";

export const metadata: Metadata = { title: "Deployment" };

/** Running the product for others: on one machine, then on many. */
export default function DeploymentPage() {
  return (
    <Guide
      href="/docs/deployment"
      lead={
        <p>
          One process of Node and one Postgres database are all it needs. Every further process is the same as
          the first: they share nothing but the database, and any of them may be stopped at any time.
        </p>
      }
      sections={[
        image,
        oneMachine,
        proxy,
        manyMachines,
        database,
        inngest,
        messages,
        releases,
        stopping,
        health,
        logs,
        telemetry,
        settings(),
        refusals,
      ]}
    />
  );
}
