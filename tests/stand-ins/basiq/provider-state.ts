import { randomUUID } from "node:crypto";
import type { Bank } from "@/tests/stand-ins/bank";

// Basiq's data as in its documents: an application has users; a user has consents, connections and jobs. Sources are
// given where a format is written (answers.ts) or a rule is applied (routes, data-routes.ts, consent-page.ts); all
// are files of basiqio-oss/Basiq-docs @79bc160.

/**
 * Statuses of a connection: docs/Data/data-connections.md ("Connection Status") has active, deleted, invalid,
 * pending, init and pre-init; the enum of GET /users/{userId}/connections (reference/data.json) has active, pending,
 * invalid, pre-init.
 */
type ConnectionStatus = "active" | "deleted" | "invalid" | "pending" | "init" | "pre-init";

/** The statuses "active, revoked, and expired" of UserConsentGetResponses (reference/core.json). */
type ConsentStatus = "active" | "revoked" | "expired";

/** The statuses in the enum of JobsStep (reference/core.json). */
type StepStatus = "pending" | "in-progress" | "success" | "failed";

type Step = { title: string; status: StepStatus; code: string | null };

export type Job = { id: string; created: Date; updated: Date; connectionId: string; steps: Step[] };

export type Connection = {
  id: string;
  bank: Bank;
  status: ConnectionStatus;
  createdDate: Date;
  expiryDate: Date;
  /**
   * The end of the last successful fetch. Basiq's connection states it as `lastUsed`, and an account's `lastUpdated`
   * is derived from it.
   */
  lastUsed: Date;
  /** Whether a job has fetched the accounts, and whether a job has fetched the accounts' transactions. */
  hasAccounts: boolean;
  hasRows: boolean;
};

export type Consent = { id: string; status: ConsentStatus; created: Date; updated: Date; expiryDate: Date };

export type User = {
  id: string;
  application: string;
  email: string | null;
  mobile: string | null;
  firstName: string;
  lastName: string;
  consents: Consent[];
  connections: Connection[];
  jobs: Job[];
};

export type Token = { application: string; scope: string; userId: string | null; expiresAt: number };

type Switches = {
  /** True if the key in use belongs to another application. Users and jobs are then unknown. */
  isForeignKey: boolean;
  /** True if a deleted connection remains in the list as `deleted`. The API documentation does not say. */
  listsDeleted: boolean;
  /** True if GET /users accepts a filter. It is not documented, so the default is the 404 of an unknown path. */
  listsUsers: boolean;
  /** The result of a refresh: a new job that succeeds, fails with this code at its first step, or never progresses. */
  refresh: "works" | "hangs" | { fails: string };
};

export type ProviderState = {
  /** The application that each API key belongs to. */
  applications: Map<string, string>;
  users: Map<string, User>;
  tokens: Map<string, Token>;
  events: Map<string, object>;
  switches: Switches;
  /** The URL to which the consent page redirects customers, from the application's settings. */
  redirectUrl: string;
  /** The stand-in's own URL. */
  origin: string;
  now: () => Date;
};

export const freshSwitches = (): Switches => ({
  isForeignKey: false,
  listsDeleted: true,
  listsUsers: false,
  refresh: "works",
});

export function makeProviderState(redirectUrl: string): ProviderState {
  return {
    applications: new Map(),
    users: new Map(),
    tokens: new Map(),
    events: new Map(),
    switches: freshSwitches(),
    redirectUrl,
    origin: "",
    now: () => new Date(),
  };
}

const STEPS = ["verify-credentials", "retrieve-accounts", "retrieve-transactions"];

export function addJob(
  provider: ProviderState,
  user: User,
  connectionId: string,
  status: StepStatus = "pending",
): Job {
  const now = provider.now();
  const steps = STEPS.map((title) => ({ title, status, code: null }));
  const job = { id: randomUUID(), created: now, updated: now, connectionId, steps };
  user.jobs.push(job);
  return job;
}

/**
 * Finishes the job. If `failed` is null, all steps succeed; otherwise that step fails, and later steps do not start.
 */
export function finishJob(
  provider: ProviderState,
  job: Job,
  failed: { step: number; code: string } | null,
): void {
  job.updated = provider.now();
  job.steps.forEach((step, index) => {
    if (!failed || index < failed.step) step.status = "success";
    else if (index === failed.step) Object.assign(step, { status: "failed", code: failed.code });
    else step.status = "pending";
  });
}

/** A job is in progress until every step is finished or one has failed. */
export const isUnderWay = ({ steps }: Job): boolean =>
  steps.every(({ status }) => status !== "failed") && steps.some(({ status }) => status !== "success");

export const activeConsent = (user: User, now: Date): Consent | undefined =>
  user.consents.find(({ status, expiryDate }) => status === "active" && expiryDate > now);
