import type { BankData } from "@/lib/engine/bank";

/** This file has the state of the stand-in for Fiskil. Each set of credentials has separate data, live or sandbox. */

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

/** How much of a consent's data has arrived: nothing, the latest ninety days, or everything. */
export type Sync = "none" | "recent" | "full";

export type FakeConsent = {
  arrangementId: string;
  /** The consent's id in events. Fiskil's list of consents does not contain it. */
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
  /** Every executed call that used a token from these credentials, without its query: `GET /v1/…`. */
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
