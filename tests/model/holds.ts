import type { Change, RequestRows } from "./look";
import { isClosed, NEXT_STATUSES, type RequestModel, STATUS_OF, type Stage } from "./request-model";

/** Describes every violation of the rules that a request must satisfy at any moment. */
export function breachesOf(request: RequestRows, model: RequestModel): string[] {
  return [
    ...ofStatus(request, model),
    ...ofReports(request),
    ...ofErasure(request),
    ...ofEvents(request, model),
  ];
}

const when = (isBroken: boolean, words: string): string[] => (isBroken ? [words] : []);

function ofStatus(
  { status, stage, times, consented, generation, consent }: RequestRows,
  { collected }: RequestModel,
): string[] {
  const isOver = stage === "withdrawn" || stage === "purged";
  return [
    ...when(STATUS_OF[stage as Stage] !== status, `stage ${stage} with status ${status}`),
    ...when(
      times.purge !== (stage === "ready" || stage === "purged"),
      `purge_at does not belong to ${stage}`,
    ),
    ...when((stage === "ready" || stage === "purged") && !times.ready, `${stage} without ready_at`),
    ...when(times.withdrawn !== (stage === "withdrawn"), `withdrawn_at does not belong to ${stage}`),
    ...when((times.by !== null) !== (stage === "withdrawn"), `withdrawn_by does not belong to ${stage}`),
    ...when(times.purged !== (stage === "purged"), `purged_at does not belong to ${stage}`),
    ...when(stage === "analysing" && !consented, "analysing data without consent"),
    ...when(stage === "adding_banks" && !consented, "adding banks to none"),
    ...when(generation > 0 && !consented, "a report of data without consent"),
    ...when(
      !isOver && consent?.ended === true && !consent.expired && !collected,
      `the consent was ended and the request is ${stage}`,
    ),
    ...when(collected && consent?.ended === false, "a one-time consent goes on after its data was collected"),
    ...when(
      (stage === "ready" || stage === "awaiting_share") && generation === 0,
      `${stage} without a report`,
    ),
  ];
}

function ofReports({ reports, generation, verification_id, stage }: RequestRows): string[] {
  const isOver = stage === "withdrawn" || stage === "purged";
  const numbers = reports.map((report) => report.generation).join();
  const expected = Array.from({ length: generation }, (_, index) => index + 1).join();
  const current = reports.filter(({ superseded }) => !superseded);
  const broken = reports.flatMap((report, index) => {
    const isLast = index === reports.length - 1;
    const next = reports[index + 1]?.id ?? null;
    return [
      ...when(
        report.superseded === isLast,
        `report ${report.generation} is superseded: ${report.superseded}`,
      ),
      ...when(report.by !== next, `report ${report.generation} is not superseded by the one after it`),
      ...when(report.sealed !== (isLast && !isOver), `report ${report.generation} is kept: ${report.sealed}`),
      ...when(report.erased === report.sealed, `report ${report.generation} is erased: ${report.erased}`),
    ];
  });
  return [
    ...when(numbers !== expected, `reports ${numbers} of generation ${generation}`),
    ...when(generation > 0 && current.length !== 1, `${current.length} current reports`),
    ...when((current[0]?.id ?? null) !== verification_id, "the current report is not the one named"),
    ...broken,
  ];
}

function ofErasure(request: RequestRows): string[] {
  const { stage, generation, snapshots, notes, has_key, has_contact, consent } = request;
  if (stage !== "withdrawn" && stage !== "purged") {
    const isLeft = consent?.expired === true && snapshots.length > 0;
    const strange = snapshots.filter((number) => number !== generation && number !== generation + 1);
    return [
      ...when(!has_key, "the data key is gone too early"),
      ...when(!has_contact, "the contact details are gone too early"),
      ...when(isLeft, "bank data of a consent that ran out"),
      ...when(strange.length > 0, `snapshots ${strange} of generation ${generation}`),
      ...when(notes > 0 && stage !== "awaiting_share" && stage !== "ready", `notes while ${stage}`),
    ];
  }
  return [
    ...when(snapshots.length > 0, `bank data after it was ${stage}`),
    ...when(notes > 0, `notes after it was ${stage}`),
    ...when(has_key, `the data key after it was ${stage}`),
    ...when(has_contact, `contact details after it was ${stage}`),
    ...when(request.banks > 0, `the row of a bank after it was ${stage}`),
    ...when((consent?.institutions ?? 0) > 0, `the bank's name after it was ${stage}`),
    ...when(consent?.ended === false && request.user_ref !== null, `a living consent after it was ${stage}`),
  ];
}

function ofEvents({ events }: RequestRows, model: RequestModel): string[] {
  const told = events
    .filter(({ simulated }) => !simulated)
    .map((event) => `${event.type}:${event.generation}`);
  const unlike = told.sort().join() !== [...model.told].sort().join();
  return when(unlike, `events ${told} where the model says ${[...model.told]}`);
}

/** Describes violations in the changes that the database recorded between two checks. */
export function breachesIn(changes: readonly Change[]): string[] {
  return changes.flatMap(({ request_id, from_status, to_status, from_generation, to_generation }) => {
    const what = `${request_id} went from ${from_status} to ${to_status}`;
    if (from_status === null) return when(to_status !== "pending_consent", what);
    const grew = to_generation - (from_generation ?? 0);
    const isStep = from_status === to_status || NEXT_STATUSES[from_status]?.includes(to_status) === true;
    return [
      ...when(!isStep, what),
      ...when(grew < 0 || grew > 1, `${request_id} went from report ${from_generation} to ${to_generation}`),
      ...when(NEXT_STATUSES[from_status]?.length === 0, `${request_id} changed after its end: ${what}`),
    ];
  });
}

/** Returns the part of a request's model that can be observed. Models with the same outline cannot be distinguished. */
export function outline(model: RequestModel): string {
  return JSON.stringify([
    model.stage,
    model.consented,
    model.generation,
    [...model.told].sort(),
    model.known,
    model.expired,
    model.agreements.map(({ revoked }) => revoked),
    isClosed(model) ? null : model.mints.length,
    isClosed(model) ? null : model.agreedReview,
  ]);
}

export function outlineOf(request: RequestRows): string {
  const isOver = request.stage === "withdrawn" || request.stage === "purged";
  const told = request.events
    .filter(({ simulated }) => !simulated)
    .map(({ type, generation }) => `${type}:${generation}`);
  return JSON.stringify([
    request.stage,
    request.consented,
    request.generation,
    told.sort(),
    request.user_ref !== null,
    request.consent?.expired ?? false,
    request.agreements.map(({ revoked }) => revoked),
    isOver ? null : request.mints,
    isOver ? null : request.agreed_review,
  ]);
}
