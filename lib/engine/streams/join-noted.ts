import type { BankRow } from "@/lib/engine/row";
import type { Group } from "@/lib/engine/streams/join-renamed";

/** A payee's name has at least this many words. A single word may be a purpose ("rent") or a given name. */
const NAME_WORDS_MIN = 2;
/** The minimum number of payments to a payee. With fewer, the usual amounts are unknown. */
const ROWS_MIN = 3;
/** Two amounts that differ by at most this share count as equal. */
const SAME_SHARE = 0.03;

/**
 * Joins each transfer with a note after the payee's name ("MIRA SOLBERG WK JUN") to the payee's other transfers ("MIRA
 * SOLBERG"). Joins only equal amounts, because a different amount may be for something else. `isTransfer` reports
 * whether a group consists of transfers to a name that is in no table.
 */
export function joinNoted(groups: readonly Group[], isTransfer: (group: Group) => boolean): Group[] {
  const transfers = groups.filter(isTransfer);
  const byName = new Map<string, Group>();
  for (const group of transfers)
    if (group.rows.length >= ROWS_MIN) byName.set(`${group.kind}|${group.name}`, group);
  const added = new Map<Group, BankRow[]>();
  const taken = new Set<Group>();
  for (const group of transfers) {
    const payee = findPayee(group, byName);
    if (!payee || !group.rows.every((row) => hasAmount(payee, row))) continue;
    added.set(payee, [...(added.get(payee) ?? []), ...group.rows]);
    taken.add(group);
  }
  if (taken.size === 0) return [...groups];
  return groups
    .filter((group) => !taken.has(group))
    .map((group) => {
      const more = added.get(group);
      if (!more) return group;
      return { ...group, rows: [...group.rows, ...more].sort((a, b) => a.index - b.index) };
    });
}

/**
 * Finds the group whose name is the beginning of this group's name. If several groups match, returns the one with the
 * shortest name, because the others may themselves be joined to it.
 */
function findPayee({ kind, name }: Group, byName: ReadonlyMap<string, Group>): Group | null {
  const words = name.split(" ");
  for (let length = NAME_WORDS_MIN; length < words.length; length++) {
    const payee = byName.get(`${kind}|${words.slice(0, length).join(" ")}`);
    if (payee) return payee;
  }
  return null;
}

function hasAmount({ rows }: Group, { cents }: BankRow): boolean {
  return rows.some((row) => Math.abs(row.cents - cents) <= Math.abs(cents) * SAME_SHARE);
}
