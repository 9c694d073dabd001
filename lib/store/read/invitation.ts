import { asking, inCompany } from "@/lib/store/client";
import type { Role } from "@/prisma/generated/client";

export type InvitationRecord = {
  id: string;
  email: string;
  role: Role;
  sentAt: Date;
  expiresAt: Date;
};

const INVITATIONS_MAX = 100;
const FIELDS = { id: true, email: true, role: true, sentAt: true, expiresAt: true } as const;

/** The company's open invitations, including expired ones, newest first. */
export async function listInvitations(companyId: string): Promise<InvitationRecord[]> {
  return inCompany(companyId, (tx) =>
    tx.invitation.findMany({
      where: { companyId, acceptedAt: null, revokedAt: null },
      orderBy: [{ sentAt: "desc" }, { id: "desc" }],
      take: INVITATIONS_MAX,
      select: FIELDS,
    }),
  );
}

/** Finds one open invitation of the company, even if it has expired; null if there is none. */
export async function findInvitation(companyId: string, id: string): Promise<InvitationRecord | null> {
  return inCompany(companyId, (tx) =>
    tx.invitation.findFirst({
      where: { companyId, id, acceptedAt: null, revokedAt: null },
      select: FIELDS,
    }),
  );
}

type OpenInvitation = {
  id: string;
  companyId: string;
  companyName: string;
  email: string;
  role: Role;
};

/** The open invitation for an emailed link; null for an unknown, used, withdrawn or expired link. */
export async function findHeldInvitation(
  hash: Uint8Array<ArrayBuffer>,
  now: Date,
): Promise<OpenInvitation | null> {
  const row = await asking(Buffer.from(hash).toString("hex"), (tx) =>
    tx.invitation.findFirst({
      where: { hash, acceptedAt: null, revokedAt: null, expiresAt: { gt: now } },
      select: { id: true, companyId: true, email: true, role: true },
    }),
  );
  if (!row) return null;
  const brand = await inCompany(row.companyId, (tx) =>
    tx.brand.findUniqueOrThrow({ where: { companyId: row.companyId }, select: { displayName: true } }),
  );
  return { ...row, companyName: brand.displayName };
}
