import type { BankData } from "@/lib/engine/bank";

/** What the stand-in for the provider knows. Each set of credentials opens a world of its own, live or sandbox. */

export type FakeUser = {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  created_at: string;
  deleted: boolean;
};

export type FakeSession = {
  id: string;
  userId: string;
  redirect: string;
  cancel: string;
  institution: string | null;
  renews: string | null;
  permissions: string[] | null;
  expiresAt: number;
  used: boolean;
};

/** How far the data of a consent has come. */
export type Sync = "none" | "recent" | "full";

export type FakeConsent = {
  arrangementId: string;
  /** What events call it; the list does not show it. */
  consentId: string;
  userId: string;
  institution: string;
  institutionName: string;
  data: BankData;
  accountIds: string[];
  active: boolean;
  createdAt: Date;
  expiresAt: Date;
  permissions: string[];
  sync: Sync;
  reason: string | null;
};

export type FakeClient = {
  clientId: string;
  clientSecret: string;
  webhookSecret: string;
  isSandbox: boolean;
  users: Map<string, FakeUser>;
  sessions: Map<string, FakeSession>;
  consents: FakeConsent[];
  /** Every call that was answered for these credentials, as `GET /v1/…` without its query. */
  calls: string[];
};

export function makeFakeClient(kind: "live" | "sandbox"): FakeClient {
  return {
    clientId: `client_${kind}`,
    clientSecret: `secret_${kind}`,
    webhookSecret: Buffer.alloc(32, `hook ${kind}`).toString("base64"),
    isSandbox: kind === "sandbox",
    users: new Map(),
    sessions: new Map(),
    consents: [],
    calls: [],
  };
}
