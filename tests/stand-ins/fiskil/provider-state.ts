import { randomUUID } from "node:crypto";
import type { Bank } from "@/tests/stand-ins/bank";

// Fiskil's data as in its documents: a team's credentials give access to end users, and an end user gives consents in
// auth sessions. Sources are given where a format is written (answers.ts) or a rule is applied (routes.ts).

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
  /** The arrangement that a session renews. Fiskil's API reference does not document it for addAuthSession. */
  arrangementId: string | null;
  expiresAt: Date;
  isUsed: boolean;
};

export type Consent = {
  /**
   * The "CDR arrangement ID provided by the data holder". It identifies a consent in lists and when the consent is
   * revoked.
   */
  arrangementId: string;
  /** The id that webhooks contain. Fiskil's API reference shows it on accounts too, as `consent_id`. */
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

type Switches = {
  /** True if the credentials in use belong to another team. End users are then unknown. */
  isForeignKey: boolean;
  /**
   * True if a second end user with the same email address is refused. The reference says so; the guide says the
   * opposite.
   */
  hasUniqueEmails: boolean;
  /** True if an end user has a creation time. The documented model has no such field. */
  hasCreationTime: boolean;
  /** The response to a list request for an unknown end user. The API documentation does not define it. */
  unknownEndUser: "empty" | "404";
};

type Credentials = { clientId: string; clientSecret: string; application: string };

export type ProviderState = {
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

export const makeProviderState = (): ProviderState => ({
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
  // The text from the example of listConsents.
  consent.terminationReason = "Expired or Revoked";
}

/** Creates an id or a token. We infer the format: every id in the documentation's examples is a UUID. */
export const newId = (): string => randomUUID();
