import type { BankData } from "@/lib/domain/bank";

/**
 * What we need of a provider of consented bank data. The sandbox and each live provider implement it; a stage never
 * knows which one it speaks to. References (`userRef`, `consentRef`) are the provider's own ids.
 */
export type Upstream = {
  readonly provider: Provider;

  /**
   * Whether the provider takes this customer only with an e-mail address. `userRef` is its record of them; null where it
   * has none yet.
   */
  needsEmail(userRef: string | null): Promise<boolean>;

  /** Makes the provider's record of this customer. The caller stores the reference before doing anything else. */
  createUser(customer: {
    requestId: string;
    name: string;
    email: string | null;
    phone: string | null;
  }): Promise<{ userRef: string }>;

  /** Mints a single-use link to the hosted consent flow. Earlier links of the same user stay valid. */
  startConsent(start: StartConsent): Promise<ConsentSession>;

  /** Every consent the user has ever given through us, newest first. */
  listConsents(userRef: string): Promise<UpstreamConsent[]>;

  /** Ends a consent. Idempotent; a consent already ended or unknown is success. */
  revokeConsent(userRef: string, consentRef: string): Promise<void>;

  /** Removes the customer's record and data at the provider. Idempotent. */
  deleteUser(userRef: string): Promise<void>;

  /** How much of the user's data has arrived at the provider. */
  dataState(userRef: string): Promise<"none" | "partial" | "complete">;

  /** Everything consented to, every page of it. */
  pullData(userRef: string): Promise<BankData>;

  /**
   * Reads an incoming event. `signed` is false when the signature is missing or wrong: such an event is never acted
   * upon, only taken as a hint to ask the provider. Null when the body is not one of the provider's events at all.
   */
  parseEvent(headers: Headers, rawBody: Uint8Array): UpstreamEvent | null;
};

export type Provider = "sandbox" | "fiskil" | "basiq";

export type StartConsent = {
  userRef: string;
  /** Where the hosted flow sends the customer after success, and after cancelling or failing. */
  redirectUrl: string;
  cancelUrl: string;
  /** Renews this consent instead of asking for a new one. */
  renewConsentRef: string | null;
};

export type ConsentSession = { sessionRef: string; url: string; expiresAt: Date };

export type UpstreamConsent = {
  consentRef: string;
  isActive: boolean;
  institutionName: string;
  institutionId: string;
  givenAt: Date;
  expiresAt: Date | null;
  accountCount: number;
};

export type UpstreamEventKind =
  | "consent_received"
  | "consent_updated"
  | "consent_revoked"
  | "data_partial"
  | "data_complete"
  | "data_failed"
  | "other";

export type UpstreamEvent = {
  kind: UpstreamEventKind;
  userRef: string;
  consentRef: string | null;
  /** The provider's id of this message, for dropping repeats; null when it carries none. */
  messageId: string | null;
  signed: boolean;
};
