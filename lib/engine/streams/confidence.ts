import type { ConfidenceBand, Stream } from "@/lib/engine/document";
import { toMean } from "@/lib/engine/figures/statistics";
import type { Entry } from "@/lib/engine/ledger";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import type { FoundStream } from "@/lib/engine/streams/find-streams";

type Factors = Stream["confidenceFactors"];

/** A stream with at least this many payments has a COUNT factor of 1. */
const COUNT_FULL = 6;

/** Multiplies the confidence if only the cadence and the amounts link the payer's two names. */
const ALIAS_FACTOR = 0.8;

/** The confidence that these payments are one stream of this kind, with its factors. Formula S-CONFIDENCE. */
export function toConfidence(
  stream: FoundStream,
  entries: readonly Entry[],
  isOver: boolean,
): Pick<Stream, "confidence" | "confidenceBand" | "confidenceFactors"> {
  const factors: Factors = [
    { code: "KIND", value: round2(toMean(entries.map((entry) => entry.decision.confidence))) },
    { code: "RHYTHM", value: stream.isMature ? round2(stream.fit?.steadiness ?? 0) : 0 },
    { code: "AMOUNT", value: stream.rows.length < 2 ? 0 : round2(consistencyOf(stream.rows)) },
    { code: "COUNT", value: round2(Math.min(1, stream.rows.length / COUNT_FULL)) },
    { code: "RECENCY", value: isOver ? 0 : 1 },
  ];
  const confidence = round2(weigh(factors) * (stream.alias === undefined ? 1 : ALIAS_FACTOR));
  return { confidence, confidenceBand: toBand(confidence), confidenceFactors: factors };
}

const WEIGHTS: Readonly<Record<Factors[number]["code"], number>> = {
  KIND: 0.6,
  RHYTHM: 0.15,
  AMOUNT: 0.1,
  COUNT: 0.1,
  RECENCY: 0.05,
};

function weigh(factors: Factors): number {
  return round2(factors.reduce((sum, { code, value }) => sum + WEIGHTS[code] * value, 0));
}

/** Confidence bands as Plaid defines them: over 98% right, over 90%, over 70%, and lower. */
function toBand(confidence: number): ConfidenceBand {
  if (confidence > 0.98) return "VERY_HIGH";
  if (confidence > 0.9) return "HIGH";
  return confidence > 0.7 ? "MEDIUM" : "LOW";
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
