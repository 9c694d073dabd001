import type { Metadata } from "next";
import { Guide } from "@/components/docs/guide";
import { dataSize } from "./data-size";
import { health, releases, stopping } from "./life";
import { database, inngest, manyMachines, proxy } from "./many-machines";
import { messages } from "./messages";
import { logs, telemetry } from "./observing";
import { image, oneMachine } from "./one-machine";
import { refusals, settings } from "./settings";
import { throughput } from "./throughput";

export const metadata: Metadata = { title: "Deployment" };

/** Explains how to run the product for others: on one machine, then on many. */
export default function DeploymentPage() {
  return (
    <Guide
      href="/docs/deployment"
      lead={
        <p>
          The product needs only one Node process and one Postgres database. You can add more processes: all
          are identical and share only the database. You can stop any process at any time.
        </p>
      }
      sections={[
        image,
        oneMachine,
        proxy,
        manyMachines,
        throughput,
        database,
        dataSize,
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
