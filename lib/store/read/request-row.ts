import type { Terms } from "@/lib/rules/terms";
import { type Json, rowReader } from "@/lib/store/read/row";
import { type KeyOwner, seal, unseal, versionContext } from "@/lib/store/seal";
import { type Consent, Prisma, type Request } from "@/prisma/generated/client";

/** The sealed part of a request: the customer's contact details, and the firm's own keys and values if any. */
export type Contact = { email: string | null; phone: string | null; metadata?: Record<string, string> };
/** A request with its consent and its contact details unsealed. */
export type RequestRecord = Omit<Request, "terms"> & {
  consent: Consent | null;
  contact: Contact;
  terms: Terms | null;
};

const NO_CONTACT: Contact = { email: null, phone: null };

export const toRequest = rowReader<Request>(Prisma.RequestScalarFieldEnum, {
  dates: {
    invitedAt: true,
    remindedAt: true,
    reminderHeldUntil: true,
    remindersStoppedAt: true,
    banksActiveAt: true,
    linkLocksAt: true,
    receiptDoneAt: true,
    attemptAt: true,
    refreshDueAt: true,
    createdAt: true,
    updatedAt: true,
    openedAt: true,
    consentedAt: true,
    readyAt: true,
    purgeAt: true,
    withdrawnAt: true,
    purgedAt: true,
  },
  bytes: {
    emailDigest: true,
    phoneDigest: true,
    contactSealed: true,
    inviteSealed: true,
    farewellSealed: true,
    dataKeyWrapped: true,
  },
});

const toConsent = rowReader<Consent>(Prisma.ConsentScalarFieldEnum, {
  dates: {
    givenAt: true,
    expiresAt: true,
    endedAt: true,
    upstreamEndedAt: true,
    expiredAt: true,
    expiryNotifiedAt: true,
    sessionUntil: true,
    creatingAt: true,
    creatingUntil: true,
    remindedOfAt: true,
    troubleSince: true,
    lostAt: true,
    goneAt: true,
    seenAt: true,
    renewBy: true,
  },
  bytes: { creatingSealed: true },
  renamed: { expiryNotifiedAt: "expiry_told_at", events: "told", syncState: "arrival_memory" },
});

export type RequestRow = { request: Json<Request>; consent: Json<Consent> | null };

/** The contact details of a row; empty once its data key is destroyed. */
export function openContact(
  row: Pick<Request, "id" | "contactSealed" | "contactVersion" | "dataKeyWrapped">,
): Contact {
  const { contactSealed: sealed, contactVersion } = row;
  if (!sealed || !row.dataKeyWrapped) return NO_CONTACT;
  return JSON.parse(unseal(row, versionContext("contact", contactVersion), sealed)) as Contact;
}

/** The columns of new contact details for `row`, sealed under the next version. */
export function nextContact(row: KeyOwner & Pick<Request, "contactVersion">, contact: Contact) {
  const contactVersion = row.contactVersion + 1;
  const contactSealed = seal(row, versionContext("contact", contactVersion), JSON.stringify(contact));
  return { contactSealed, contactVersion };
}

/** Converts a row to a record with its contact details unsealed. */
export function toRecord({ request, consent }: RequestRow): RequestRecord {
  const row = toRequest(request);
  // The cast is safe: only one function writes this column, and it accepts only this type.
  const terms = row.terms as Terms | null;
  return { ...row, consent: consent && toConsent(consent), contact: openContact(row), terms };
}
