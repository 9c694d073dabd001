import type { BankData } from "@/lib/engine/bank";

/** This file has the state of the stand-in for Basiq. Each API key has separate data, live or sandbox. */

export type FakeUser = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  mobile: string;
  createdDate: string;
  deleted: boolean;
};

/** A customer's consent. Each customer has only one, and it covers every bank. */
export type FakeConsent = {
  id: string;
  userId: string;
  status: "active" | "revoked" | "expired";
  created: Date;
  expiryDate: Date;
  initialRetrievalDays: number;
};

export type FakeJob = {
  id: string;
  connectionId: string;
  created: Date;
  updated: Date;
  outcome: "running" | "done" | "failed";
};

/** How much of a connection's data has arrived: nothing, the accounts and the latest ninety days, or everything. */
export type Sync = "none" | "recent" | "full";

export type FakeConnection = {
  id: string;
  userId: string;
  consentId: string;
  institution: string;
  method: "open-banking" | "web";
  status: "pre-init" | "pending" | "active" | "invalid" | "deleted";
  /**
   * True if the connection was deleted, by the customer or by us. Its accounts remain at Basiq until the customer is
   * deleted.
   */
  deleted: boolean;
  data: BankData;
  accountIds: string[];
  /** The accounts that the bank no longer provides. */
  unavailable: string[];
  createdDate: Date;
  expiryDate: Date;
  sync: Sync;
};

export type FakeClient = {
  apiKey: string;
  webhookSecret: string;
  isSandbox: boolean;
  users: Map<string, FakeUser>;
  consents: FakeConsent[];
  connections: FakeConnection[];
  jobs: FakeJob[];
  /** Every executed call that used a server token from this API key, without its query: `GET /users/…`. */
  calls: string[];
};

export function makeFakeClient(kind: "live" | "sandbox"): FakeClient {
  return {
    apiKey: Buffer.from(`${kind}:secret`).toString("base64"),
    webhookSecret: `whsec_${Buffer.alloc(32, `hook ${kind}`).toString("base64")}`,
    isSandbox: kind === "sandbox",
    users: new Map(),
    consents: [],
    connections: [],
    jobs: [],
    calls: [],
  };
}

/** An access token of Basiq. `userId` is the customer's id; null for a server's token. `until` is in milliseconds. */
export type FakeToken = { client: FakeClient; userId: string | null; until: number };

let count = 0;

/** Returns a UUID, the format of Basiq's ids. */
export function newId(): string {
  return `00000000-0000-4000-8000-${(++count).toString(16).padStart(12, "0")}`;
}

/** Starts a job, which is Basiq's word for one fetch of a connection's data. */
export function beginJob(client: FakeClient, connectionId: string): FakeJob {
  const now = new Date();
  const job: FakeJob = { id: newId(), connectionId, created: now, updated: now, outcome: "running" };
  client.jobs.push(job);
  return job;
}

/** Sets the result of a connection's latest fetch. */
export function arrive(client: FakeClient, connection: FakeConnection, sync: Sync | "failed"): void {
  const job = client.jobs.findLast(({ connectionId }) => connectionId === connection.id);
  if (sync !== "failed") connection.sync = sync;
  if (!job) return;
  job.updated = new Date();
  job.outcome = sync === "full" ? "done" : sync === "failed" ? "failed" : "running";
}
