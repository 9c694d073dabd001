import type { Answers } from "@/lib/rules/application/checks";
import type { ApplicationState } from "@/lib/rules/application/moves";
import { inCompany, type Tx } from "@/lib/store/client";
import { FILE_FIELDS, type FileRecord } from "@/lib/store/read/application-file";

type ThreadLine = {
  id: string;
  authorKind: string;
  authorName: string;
  body: string;
  createdAt: Date;
};
type AttestationRecord = { name: string; userId: string; at: string };

export type ApplicationRecord = {
  id: string;
  companyId: string;
  state: ApplicationState;
  answers: Answers;
  attestations: Readonly<Record<string, AttestationRecord>>;
  version: number;
  stateSince: Date;
  submittedAt: Date | null;
  decidedAt: Date | null;
  reason: string | null;
  createdAt: Date;
  files: FileRecord[];
  thread: ThreadLine[];
};

/** The largest number of messages read from a thread. If there are more, the oldest are left out. */
const THREAD_MAX = 200;

/** The company's latest application; null if the company never applied. */
export async function findApplication(companyId: string): Promise<ApplicationRecord | null> {
  return inCompany(companyId, async (tx) => {
    const row = await tx.productionApplication.findFirst({
      where: { companyId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      include: APPLICATION_PARTS,
    });
    return row && toApplication(row);
  });
}

export const APPLICATION_PARTS = {
  files: { select: FILE_FIELDS, orderBy: [{ createdAt: "asc" as const }, { id: "asc" as const }] },
  messages: { orderBy: [{ createdAt: "desc" as const }, { id: "desc" as const }], take: THREAD_MAX },
};

const readOne = (tx: Tx) => tx.productionApplication.findFirst({ include: APPLICATION_PARTS });
type Row = NonNullable<Awaited<ReturnType<typeof readOne>>>;

/** Converts a row to a record with its messages from oldest to newest. Leaves out the operator who decided. */
export function toApplication(row: Row): ApplicationRecord {
  const { messages, decidedBy: _, state, answers, attestations, ...rest } = row;
  return {
    ...rest,
    state: state as ApplicationState,
    answers: answers as Answers,
    attestations: attestations as ApplicationRecord["attestations"],
    thread: messages.toReversed().map(({ id, authorKind, authorName, body, createdAt }) => ({
      id,
      authorKind,
      authorName,
      body,
      createdAt,
    })),
  };
}

/** The reason and time of the company's suspension; null unless the company is suspended. */
export async function findSuspension(companyId: string): Promise<{ reason: string; at: Date } | null> {
  return inCompany(companyId, async (tx) => {
    const latest = await tx.companyStatusChange.findFirst({
      where: { companyId },
      orderBy: [{ at: "desc" }, { id: "desc" }],
      select: { act: true, reason: true, at: true },
    });
    return latest?.act === "suspended" ? { reason: latest.reason, at: latest.at } : null;
  });
}

/** Counts owners with neither an authenticator nor a passkey. Leaves out disabled users. */
export async function countOwnersWithoutSecondFactor(companyId: string): Promise<number> {
  return inCompany(companyId, (tx) =>
    tx.membership.count({
      where: {
        companyId,
        role: "owner",
        user: { disabledAt: null, totpAt: null, passkeys: { none: {} } },
      },
    }),
  );
}
