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
const MOVES = ["CREDIT", "DEBIT", "PAYMENT", "INWARD", "OUTWARD"];

/** Openings that say from which side, or over which network, money moved. */
export const SIDED_OPENINGS: readonly (readonly [phrase: string, channel: Channel])[] = [
  ...SIDED,
  ...NETWORKS.flatMap((network) => MOVES.map((move): [string, Channel] => [`${network} ${move}`, "OSKO"])),
];
