import { describe, expect, test } from "vitest";
import {
  ACTION_OF_TRIGGER,
  EVENT_TYPES,
  findMove,
  isClosed,
  MOVES,
  STAGES,
  STATUSES,
  TRIGGERS,
  type Trigger,
} from "@/lib/rules/request";

describe("the status table", () => {
  test("has five statuses, and an entry for every stage", () => {
    expect(STATUSES).toEqual(["pending_consent", "pending_data", "ready", "withdrawn", "purged"]);
    expect(Object.keys(MOVES).sort()).toEqual([...STAGES].sort());
  });

  test("allows the withdrawal of any open request, but no change of a closed request", () => {
    for (const stage of STAGES) {
      const closed = stage === "withdrawn" || stage === "purged";
      expect(findMove(stage, "withdrawn")?.status ?? null, stage).toBe(closed ? null : "withdrawn");
      if (closed) expect(MOVES[stage]).toEqual({});
    }
    expect(STATUSES.filter(isClosed)).toEqual(["withdrawn", "purged"]);
  });

  test("purges only ready requests, and gives the firm a report only through ready", () => {
    expect(STAGES.filter((stage) => findMove(stage, "retention_elapsed"))).toEqual(["ready"]);
    const leadsToReady = STAGES.flatMap((stage) =>
      TRIGGERS.filter((trigger) => findMove(stage, trigger)?.status === "ready"),
    );
    expect(new Set(leadsToReady)).toEqual(
      new Set(["report_written", "report_shared", "report_refreshed", "report_assessed"]),
    );
  });

  test("allows only sharing or a withdrawal while the customer reviews", () => {
    expect(Object.keys(MOVES.awaiting_share).sort()).toEqual(["report_shared", "withdrawn"]);
    expect(findMove("analysing", "report_prepared")).toEqual({
      status: "pending_data",
      stage: "awaiting_share",
      event: "report.awaiting_share",
    });
  });

  test("emits each of the five events, and none for a purge", () => {
    const emitted = STAGES.flatMap((stage) => Object.values(MOVES[stage]).map((move) => move.event));
    expect(new Set(emitted.filter((event) => event !== null))).toEqual(new Set(EVENT_TYPES));
    expect(findMove("ready", "retention_elapsed")?.event).toBeNull();
  });
});

test("every transition in the status table has an audit action, named by its event or its trigger", () => {
  for (const [stage, row] of Object.entries(MOVES)) {
    for (const [trigger, { event }] of Object.entries(row)) {
      expect(event ?? ACTION_OF_TRIGGER[trigger as Trigger], `${stage} ${trigger}`).toBeDefined();
    }
  }
});
