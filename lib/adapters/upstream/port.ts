import type { BankData } from "@/lib/engine/bank";
import type { LiveProvider } from "@/lib/env/providers";
import type { ListedState } from "@/lib/rules/consent-evidence";
import type { Environment } from "@/lib/scope";

/**
 * The interface to a provider of consented bank data. The sandbox and each live provider implement it; callers do not
 * know which one they use. References (`userRef`, `consentRef`) are the provider's own ids. A method that calls a
 * provider throws UpstreamFault if it gets no usable answer.
 */
export type Upstream = {
  readonly provider: Provider;

  /**
   * The environment of the provider's credentials. The provider's data only ever affects requests of this
   * environment.
   */
  readonly environment: Environment;

  /**
   * A digest of the credentials and the URL in use. Changed credentials may belong to an application of the provider
   * that does not know our customers. Null for the built-in bank, whose data is in our own database.
   */
  readonly credentials: string | null;

  /**
   * True if pulling data uses this process's CPU instead of waiting for a server. A large pull uses it for seconds, so
   * such pulls run one after another.
   */
  readonly worksHere: boolean;

  /**
   * Reports whether the provider accepts this customer only with an email address. `userRef` identifies the provider's
   * record of the customer; null if there is no record yet.
   */
  needsEmail(userRef: string | null): Promise<boolean>;

  /**
   * Creates the provider's record of this customer, one for each request, with a single call. The caller must store the
   * reference immediately. Throws UpstreamFault, with `isUncertain` if a record may have been created anyway.
   */
  createUser(customer: Customer): Promise<{ userRef: string }>;

  /**
   * Lists every record that the provider has under this email address, to find a record whose creation response was
   * lost.
   */
  findUsers(email: string): Promise<UpstreamUser[]>;

  /** Creates a link to the hosted consent flow for this user only. Earlier links of the same user stay valid. */
  startConsent(start: StartConsent): Promise<ConsentSession>;

  /**
   * Lists every consent that the user has given through us, newest first. Throws UpstreamFault. The reason is `absent`
   * if the provider says that it does not know the user; the state of the user's consents is then unknown. `isNameless`
   * omits the banks' names, which some providers look up one by one.
   */
  listConsents(userRef: string, how?: { isNameless: boolean }): Promise<UpstreamConsent[]>;

  /**
   * Returns the name of the bank that the customer visited last, even if the customer did not agree there; null if they
   * chose no bank. Omitted by providers that do not report visits without a consent.
   */
  findBankVisited?(userRef: string): Promise<string | null>;

  /** Ends a consent. Idempotent: an ended or unknown consent is success. */
  revokeConsent(userRef: string, consentRef: string): Promise<void>;

  /** Reports whether the provider has a record of this customer now. */
  findUser(userRef: string): Promise<"known" | "unknown">;

  /**
   * Ends the customer's remaining consents and deletes their record and data. Returns `unknown` if the provider says
   * that there is no record, which does not prove that none exists. With `isForced`, deletes the record even if its
   * consents could not be ended first; the consents then end with the record.
   */
  deleteUser(userRef: string, how?: { isForced: boolean }): Promise<"deleted" | "unknown">;

  /**
   * Reports how much of the user's data has arrived at the provider, using the provider's responses and its earlier
   * events.
   */
  dataState(userRef: string, progress: Progress): Promise<Arrival>;

  /** Pulls all data that the customer consented to, every page. */
  pullData(userRef: string): Promise<BankData>;

  /**
   * Reads an incoming event. `signed` is false if the signature is missing or wrong; an unsigned event only makes us
   * check with the provider. Returns null if the body is not one of the provider's events.
   */
  parseEvent(headers: Headers, rawBody: Uint8Array): UpstreamEvent | null;
};

export type Provider = "sandbox" | LiveProvider;

export type Customer = { requestId: string; name: string; email: string | null; phone: string | null };

/** A provider's record of a customer; absent fields are null. */
export type UpstreamUser = { userRef: string; name: string | null; madeAt: Date | null };

/** A signed event, stored until the consent ends. */
export type EventFact = {
  kind: UpstreamEventKind;
  consentRef: string | null;
  institutionRef: string | null;
  at: Date;
};

export type Progress = {
  events: readonly EventFact[];
  /** The sync state that the adapter returned at the last check; null at the first check. */
  syncState: string | null;
  now: Date;
  /** True if this check must not make the provider fetch from the bank. */
  isOnlyLook?: boolean;
};

export type Arrival = {
  state: "none" | "partial" | "complete";
  /** False if we only assume that the data is complete, because the provider did not say so. */
  isConfirmed: boolean;
  /** True if the provider could not fetch data from a bank, and has not reported success since. */
  hasFailed: boolean;
  /**
   * True if the consents are active and the provider has had enough time, but there is no account. More data may
   * still arrive, but we don't wait for it.
   */
  isEmpty?: boolean;
  /** The time up to which the data is complete, according to the provider; null if the data is complete up to now. */
  asAt?: Date | null;
  /** The sync state, to be passed to the next check. Contains no bank data. */
  syncState: string | null;
};

export type StartConsent = {
  userRef: string;
  /**
   * The hosted flow sends the customer to this URL after success, and to `cancelUrl` after a cancellation or failure.
   */
  redirectUrl: string;
  cancelUrl: string;
  /** The consent to renew, by the provider's id; null to request a new consent. */
  renewConsentRef: string | null;
  /**
   * True if the data is collected once, after which we end the consent. The sandbox bank shows this to the customer;
   * other providers ignore it.
   */
  isOnce?: boolean;
  /** Days between automatic collections. The sandbox bank shows this to the customer; other providers ignore it. */
  refreshEveryDays?: number | null;
  /** True if the renewal repairs a connection that does not work, instead of extending the consent. */
  isReconnect?: boolean;
};

export type ConsentSession = { sessionRef: string; url: string; expiresAt: Date };

export type UpstreamConsent = {
  consentRef: string;
  /**
   * The state that the provider lists. `pending`: the customer has consented, but the bank is not connected yet.
   * `invalid`: the consent is in force, but its bank cannot be read.
   */
  state: ListedState;
  isActive: boolean;
  /**
   * True if this consent covers everything the customer shares: when it ends, the customer's other consents end too.
   */
  coversAll?: boolean;
  institutionName: string;
  institutionId: string;
  givenAt: Date;
  expiresAt: Date | null;
  /** The accounts that the consent covers, by the provider's ids; empty if the provider does not list them. */
  accountRefs: string[];
};

export type UpstreamEventKind =
  | "consent_received"
  | "consent_updated"
  | "consent_revoked"
  | "connection_lost"
  | "data_partial"
  | "data_complete"
  | "data_failed"
  | "other";

export type UpstreamEvent = {
  kind: UpstreamEventKind;
  userRef: string;
  consentRef: string | null;
  institutionRef: string | null;
  /** The time of the event according to the provider; null if the event has none. */
  at: Date | null;
  /** The provider's id of this message, for dropping repeats; null if the message has none. */
  messageId: string | null;
  signed: boolean;
};
