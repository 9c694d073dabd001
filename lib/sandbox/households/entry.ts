import type { Day } from "@/lib/engine/calendar/day";
import type { Channel, Party } from "./types";

/** One row of the household's own books, before the bank writes its description. */
export type Entry = {
  /** Unique in the household and stable between runs. */
  id: string;
  account: string;
  day: Day;
  postDay: Day;
  cents: number;
  channel: Channel;
  party: Party;
  category: string;
  note: string;
  /** The household's other account, for transfers between own accounts. */
  other: string | null;
  /** Links rows with the same value: both legs of a transfer, a debit and its return, a purchase and its refund. */
  pair: string | null;
  stream: string | null;
};
