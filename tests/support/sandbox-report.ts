import { parseDay } from "@/lib/engine/calendar/day";
import type { ReportDocument } from "@/lib/engine/document";
import { buildReport, type ReportInput } from "@/lib/engine/report";
import { BANKS } from "@/lib/sandbox/banks";
import { generate } from "@/lib/sandbox/households/generate";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";

const DAY = "2026-11-20";
const TIME = `${DAY}T12:18:52+11:00`;

type Choice = Partial<ReportInput> & { months?: number };

const made = new Map<string, ReportDocument>();

/**
 * The engine's report of a sandbox persona, which is the same on every day. All files of a process share each report,
 * so tests must not modify it.
 */
export function sandboxReport(householdId: string, choice: Choice = {}): ReportDocument {
  const key = JSON.stringify([householdId, choice]);
  const known = made.get(key) ?? deepFreeze(makeReport(householdId, choice));
  made.set(key, known);
  return known;
}

function deepFreeze<T>(part: T): T {
  if (typeof part !== "object" || part === null || Object.isFrozen(part)) return part;
  Object.freeze(part);
  for (const inner of Object.values(part)) deepFreeze(inner);
  return part;
}

function makeReport(householdId: string, { months = 12, ...more }: Choice): ReportDocument {
  const household = HOUSEHOLDS.find(({ id }) => id === householdId);
  const bank = BANKS.find(({ id }) => id === household?.homeBank);
  if (!household || !bank) throw new Error("no such household");
  return buildReport({
    data: generate({ household, bank, asOf: parseDay(DAY), months }),
    reportType: "affordability",
    profile: "full",
    verification: {
      id: "SIQ-0123456789AB",
      url: "https://example.test/verify/SIQ-0123456789AB",
      supersedes: null,
    },
    request: {
      clientName: household.person,
      clientRef: null,
      periodLabel: null,
      environment: "test",
      companyName: "Harbour Lending",
    },
    consent: { type: "once", givenAt: TIME, expiresAt: null, institutions: [bank.name] },
    generatedAt: TIME,
    dataAsAt: TIME,
    assumptions: null,
    customerNotes: [],
    ...more,
  });
}
