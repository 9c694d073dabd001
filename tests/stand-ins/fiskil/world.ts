import { randomUUID } from "node:crypto";
import type { Bank } from "@/tests/stand-ins/bank";

// What Fiskil holds, as its documents speak of it: a team's credentials reach end users, an end user gives consents by auth
// sessions. Sources are named where a shape is written (answers.ts) or a rule is applied (routes.ts).

export type EndUser = {
  id: string;
  application: string;
  email: string | null;
  name: string | null;
  phone: string | null;
  createdAt: Date;
};

export type Session = {
  id: string;
  endUserId: string;
  redirectUri: string;
  cancelUri: string;
  institutionId: string | null;
  /** The arrangement a session renews; not in the reference of addAuthSession. */
  arrangementId: string | null;
  expiresAt: Date;
  isUsed: boolean;
};

export type Consent = {
  /** "CDR arrangement ID provided by the data holder": what consents are listed and revoked by. */
  arrangementId: string;
  /** What webhooks name; an account of the reference has a `consent_id` as well. */
  consentId: string;
  endUserId: string;
  bank: Bank;
  isActive: boolean;
  createdAt: Date;
  lastConsent: Date;
  expiresAt: Date;
  terminationReason: string;
  hasAccounts: boolean;
  hasRows: boolean;
};

export type Switches = {
  /** Every call is answered as for credentials of another team: its end users are unknown. */
  isForeignKey: boolean;
  /** Whether a second end user with an address is refused: the reference says so, the guide says the opposite. */
  hasUniqueEmails: boolean;
  /** Whether an end user has the time it was made: the model in the documents has no such field. */
  hasCreationTime: boolean;
  /** How the lists about an end user who is not there answer: the documents do not say. */
  unknownEndUser: "empty" | "404";
};

export type Credentials = { clientId: string; clientSecret: string; application: string };

export type World = {
  credentials: Credentials[];
  tokens: Map<string, { application: string; expiresAt: number }>;
  endUsers: Map<string, EndUser>;
  sessions: Map<string, Session>;
  consents: Consent[];
  switches: Switches;
  now: () => Date;
};

export const freshSwitches = (): Switches => ({
  isForeignKey: false,
  hasUniqueEmails: false,
  hasCreationTime: false,
  unknownEndUser: "404",
});

export const makeWorld = (): World => ({
  credentials: [],
  tokens: new Map(),
  endUsers: new Map(),
  sessions: new Map(),
  consents: [],
  switches: freshSwitches(),
  now: () => new Date(),
});

export function endConsent(consent: Consent): void {
  consent.isActive = false;
  // The words of the example of listConsents.
  consent.terminationReason = "Expired or Revoked";
}

/** Inferred from the examples: an id of the data holder, a UUID. */
export const newId = (): string => randomUUID();
