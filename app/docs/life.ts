import { EVENT_MEANING } from "@/lib/contract/wire/event";
import { MOVES, STAGES, type Stage, type Status } from "@/lib/rules/request";

/** The meaning of each stage, in a sentence. */
const STAGE_WORDS: Record<Stage, string> = {
  awaiting_consent: "The customer has not connected a bank yet.",
  awaiting_data: "The customer consented; the bank’s data has not arrived yet.",
  adding_banks: "The customer shared a bank and can add more banks. The report is prepared when they finish.",
  analysing: "The report is being prepared.",
  awaiting_share: "The report is prepared, and the customer decides whether to share it.",
  ready: "The report can be fetched.",
  withdrawn: "Consent was withdrawn, and the data and the report are deleted.",
  purged: "The retention period has ended, and the report is deleted. The audit log stays.",
};

/** Finds the status of a stage from a move that leads to the stage. No move leads to the first stage. */
function statusOf(stage: Stage): Status {
  const moves = Object.values(MOVES).flatMap((row) => Object.values(row));
  return moves.find((move) => move.stage === stage)?.status ?? "pending_consent";
}

/** Lists the stages in order, each with its status and the stages that can follow. */
export function listStages(): { stage: Stage; status: Status; words: string; next: Stage[] }[] {
  return STAGES.map((stage) => {
    const next = Object.values(MOVES[stage]).map((move) => move.stage);
    return {
      stage,
      status: statusOf(stage),
      words: STAGE_WORDS[stage],
      next: [...new Set(next)].filter((each) => each !== stage),
    };
  });
}

/** Lists the events in order, with their meaning and whether they name a report. */
export function listEvents(): { event: string; summary: string; hasReport: "always" | "maybe" | "never" }[] {
  return Object.entries(EVENT_MEANING).map(([event, meaning]) => ({ event, ...meaning }));
}
