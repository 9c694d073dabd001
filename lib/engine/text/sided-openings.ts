import type { Channel } from "@/lib/engine/text/channels";

/** Words before "credit", "debit" or "transfer" that say in which direction or by which means money moved. */
const SIDES = ["INWARD", "OUTWARD", "INBOUND", "OUTBOUND", "INCOMING", "OUTGOING", "EXTERNAL", "ELECTRONIC"];

/** Each word in SIDES with each kind of movement: "EXTERNAL CREDIT", "INWARD DIRECT CREDIT", "OUTGOING TRANSFER TO". */
const SIDED = SIDES.flatMap((side): [phrase: string, channel: Channel][] => [
  [`${side} CREDIT`, "DIRECT_CREDIT"],
  [`${side} DIRECT CREDIT`, "DIRECT_CREDIT"],
  [`${side} DEPOSIT`, "DIRECT_CREDIT"],
  [`${side} DEBIT`, "DIRECT_DEBIT"],
  [`${side} DIRECT DEBIT`, "DIRECT_DEBIT"],
  ...["", " TO", " FROM"].flatMap((end): [string, Channel][] => [
    [`${side} PAYMENT${end}`, "TRANSFER"],
    [`${side} TRANSFER${end}`, "TRANSFER"],
    [`${side} TFR${end}`, "TRANSFER"],
  ]),
]);

/** Names of the network for instant payments. */
const NETWORKS = ["NPP", "SCT", "RTP"];
const MOVES = ["CREDIT", "DEBIT", "PAYMENT", "INWARD", "OUTWARD", "TO", "FROM"];

/** Banks' own names for an instant payment, and the words for its direction. */
const FAST = ["FAST PMT", "FAST PYMT", "FAST PAYMENT"];
const WAYS = ["", " IN", " OUT", " TO", " FROM"];

/** Ways to pay by card, which some banks print before "PUR" instead of "PURCHASE". */
const CARDS = [
  "VISA",
  "VISA DEBIT",
  "MASTERCARD",
  "MASTERCARD DEBIT",
  "DEBIT MASTERCARD",
  "DEBIT CARD",
  "RETAIL",
];

/** A bank's words for a payroll file. Banks print them before any direct entry in the file. */
const PAYROLLS = ["PAYROLL CREDIT", "SALARY CREDIT", "WAGES CREDIT", "SALARY SALARY DEPOSIT"];

/**
 * Openings that say from which side, over which network, with which kind of card or in which kind of file money moved.
 */
export const SIDED_OPENINGS: readonly (readonly [phrase: string, channel: Channel | null])[] = [
  ...SIDED,
  ...["", " TO", " FROM"].map((end): [string, Channel] => [`REAL TIME PAYMENT${end}`, "OSKO"]),
  ...CARDS.map((card): [string, Channel] => [`${card} PUR`, "CARD"]),
  ...PAYROLLS.map((payroll): [string, Channel] => [payroll, "DIRECT_CREDIT"]),
  ...FAST.flatMap((fast) => WAYS.map((way): [string, Channel] => [`${fast}${way}`, "OSKO"])),
  ["OSKO TO", "OSKO"],
  ["OSKO FROM", "OSKO"],
  ["D CREDIT", "DIRECT_CREDIT"],
  ["DCR", "DIRECT_CREDIT"],
  ["PMT TO", null],
  ["PMT FROM", null],
  ["SENT TO", null],
  ["DEBIT CARD CREDIT", "CARD"],
  ["OSKO RECEIPT", "OSKO"],
  ["OSKO DEP", "OSKO"],
  ["DIR CRD", "DIRECT_CREDIT"],
  ["DIRECT CRD", "DIRECT_CREDIT"],
  ...NETWORKS.flatMap((network) => MOVES.map((move): [string, Channel] => [`${network} ${move}`, "OSKO"])),
];
