import { notFound } from "@/lib/errors";
import { isId } from "@/lib/ids";
import type { ApplicationState } from "@/lib/rules/application/moves";
import type { Environment } from "@/lib/scope";
import { asOperator } from "@/lib/store/client";

/** A company as the operators' list shows it, without requests, customers or contact details. */
export type FirmLine = {
  id: string;
  name: string;
  createdAt: Date;
  liveApprovedAt: Date | null;
  suspendedAt: Date | null;
};

const FIELDS = { id: true, name: true, createdAt: true, liveApprovedAt: true, suspendedAt: true } as const;

/**
 * Companies whose name contains `search` or whose id equals it, newest first. Returns at most `limit` companies after
 * the cursor `after`, and whether more follow.
 */
export async function listFirms(query: {
  search: string;
  limit: number;
  after: { createdAt: Date; id: string } | null;
}): Promise<{ rows: FirmLine[]; hasMore: boolean }> {
  const { search, limit, after } = query;
  const found = search
    ? [{ OR: [{ name: { contains: search, mode: "insensitive" as const } }, { id: search }] }]
    : [];
  const later = after
    ? [{ OR: [{ createdAt: { lt: after.createdAt } }, { createdAt: after.createdAt, id: { lt: after.id } }] }]
    : [];
  const rows = await asOperator((tx) =>
    tx.company.findMany({
      where: { AND: [...found, ...later] },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit + 1,
      select: FIELDS,
    }),
  );
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

type FirmCounts = {
  members: Record<string, number>;
  keys: { environment: Environment; lastUsedAt: Date | null }[];
  requests: Record<Environment, Record<string, number>>;
};

export type FirmRecord = FirmLine & {
  applications: { id: string; state: ApplicationState; createdAt: Date; stateSince: Date }[];
  statusChanges: { id: string; act: string; reason: string; operatorEmail: string; at: Date }[];
  counts: FirmCounts;
};

type CountAnswer = {
  members: Record<string, number>;
  keys: { environment: Environment; last_used_at: string | null }[];
  test: Record<string, number>;
  live: Record<string, number>;
};

const HISTORY_MAX = 50;

/**
 * A company with its status, its counts, its latest submitted applications and the latest changes of its status. Throws
 * not_found.
 */
export async function getFirm(id: string): Promise<FirmRecord> {
  if (!isId("co", id)) throw notFound();
  return asOperator(async (tx) => {
    const row = await tx.company.findUnique({
      where: { id },
      select: {
        ...FIELDS,
        applications: {
          where: { submittedAt: { not: null } },
          select: { id: true, state: true, createdAt: true, stateSince: true },
          orderBy: { createdAt: "desc" },
          take: HISTORY_MAX,
        },
        statusChanges: {
          select: { id: true, act: true, reason: true, operatorEmail: true, at: true },
          orderBy: { at: "desc" },
          take: HISTORY_MAX,
        },
      },
    });
    if (!row) throw notFound();
    const [answer] = await tx.$queryRaw<{ counts: CountAnswer }[]>`select count_company(${id}) as counts`;
    if (!answer) throw new Error("count_company returned no row");
    const { members, keys, test, live } = answer.counts;
    const applications = row.applications.map((each) => ({ ...each, state: each.state as ApplicationState }));
    const used = keys.map(({ environment, last_used_at: at }) => ({
      environment,
      lastUsedAt: at === null ? null : new Date(at),
    }));
    return { ...row, applications, counts: { members, keys: used, requests: { test, live } } };
  });
}

/** The names of these companies, by id. */
export async function findFirmNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await asOperator((tx) =>
    tx.company.findMany({ where: { id: { in: [...new Set(ids)] } }, select: { id: true, name: true } }),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
