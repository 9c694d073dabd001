import { BANK_VOICES } from "@/tests/accuracy/world/banks";
import { HELD_OUT_BILLERS } from "@/tests/accuracy/world/billers-held-out";
import { SEEN_BILLERS } from "@/tests/accuracy/world/billers-seen";
import { CASH_OUT_VENUES, GAMBLING_HELD_OUT, GAMBLING_SEEN } from "@/tests/accuracy/world/gambling";
import { LENDERS_HELD_OUT, LENDERS_SEEN } from "@/tests/accuracy/world/lenders";
import { NOTES_TO_PEOPLE, NOTES_TO_SELF } from "@/tests/accuracy/world/notes";
import { HELD_OUT_PAYERS, SEEN_PAYERS } from "@/tests/accuracy/world/payers";
import { PEOPLE } from "@/tests/accuracy/world/people";
import { HELD_OUT_SHOPS } from "@/tests/accuracy/world/shops-held-out";
import { SEEN_SHOPS } from "@/tests/accuracy/world/shops-seen";
import { SUBURBS } from "@/tests/accuracy/world/suburbs";
import type { BankVoice, Biller, Lender, Payer, Shop } from "@/tests/accuracy/world/types";

export type PoolName = "seen" | "held-out";

/** The part of the world a household lives in. */
export type Pool = {
  name: PoolName;
  shops(leaf: string): readonly Shop[];
  billers(leaf: string): readonly Biller[];
  payers(code: string): readonly Payer[];
  lenders(leaf: string): readonly Lender[];
  gambling: readonly Shop[];
  /** Pubs and clubs where cash is drawn. */
  cashVenues: readonly Shop[];
  voices: readonly BankVoice[];
  persons: readonly string[];
  /** Words with payments to people, and with transfers to oneself. */
  notes: readonly string[];
  ownNotes: readonly string[];
  suburbs: readonly string[];
};

/** Names the engine was written with, or names kept from it. Banks' wordings and people are the same in both. */
export function poolOf(name: PoolName): Pool {
  const isSeen = name === "seen";
  const billers = isSeen ? SEEN_BILLERS : HELD_OUT_BILLERS;
  const otherBillers = isSeen ? HELD_OUT_BILLERS : SEEN_BILLERS;
  const payers = isSeen ? SEEN_PAYERS : HELD_OUT_PAYERS;
  const otherPayers = isSeen ? HELD_OUT_PAYERS : SEEN_PAYERS;
  const lenders = isSeen ? LENDERS_SEEN : LENDERS_HELD_OUT;
  const shops = isSeen ? SEEN_SHOPS : HELD_OUT_SHOPS;
  return {
    name,
    shops: (leaf) => shops.filter((shop) => shop.leaf === leaf),
    billers: (leaf) => {
      const own = billers.filter((biller) => biller.leaf === leaf);
      // Agents and schools are on no list, and the tax office is on every list: both pools share those.
      return own.length > 0 ? own : otherBillers.filter((biller) => biller.leaf === leaf);
    },
    payers: (code) => {
      const own = payers.filter((payer) => payer.code === code);
      return own.length > 0 ? own : otherPayers.filter((payer) => payer.code === code);
    },
    lenders: (leaf) => lenders.filter((lender) => lender.leaf === leaf),
    gambling: isSeen ? GAMBLING_SEEN : GAMBLING_HELD_OUT,
    cashVenues: CASH_OUT_VENUES,
    voices: BANK_VOICES,
    persons: PEOPLE,
    notes: NOTES_TO_PEOPLE,
    ownNotes: NOTES_TO_SELF,
    suburbs: SUBURBS.map(({ name }) => name.toUpperCase()),
  };
}
