/** How a signing secret is replaced without a delivery that cannot be verified: decided from the row and the time. */

const HOUR_MS = 3_600_000;

/** After a switch the secret that was replaced stays among the Standard Webhooks signatures for this long. */
export const PREVIOUS_HOURS = 24;

/** When a staged secret takes over, in hours; whoever stages it chooses. Nought is at once, for a secret nobody checks yet. */
export const SWITCH_HOURS = [0, 1, 24, 72] as const;
export type SwitchHours = (typeof SWITCH_HOURS)[number];

/** An endpoint's secrets, sealed or open: `S` is whatever stands for one. */
export type Secrets<S> = {
  secretSealed: S;
  nextSecretSealed: S | null;
  nextSecretAt: Date | null;
  previousSecretSealed: S | null;
  previousSecretUntil: Date | null;
};

/** The row as it stands at `now`: a staged secret whose time has come is the active one, an old one that ran out is gone. */
export function settleSecrets<S>(row: Secrets<S>, now: Date): Secrets<S> {
  if (row.nextSecretSealed && row.nextSecretAt && row.nextSecretAt <= now)
    return settleSecrets(switchSecrets(row, row.nextSecretAt), now);
  const isOver = !row.previousSecretUntil || row.previousSecretUntil <= now;
  return {
    secretSealed: row.secretSealed,
    nextSecretSealed: row.nextSecretSealed,
    nextSecretAt: row.nextSecretAt,
    previousSecretSealed: isOver ? null : row.previousSecretSealed,
    previousSecretUntil: isOver ? null : row.previousSecretUntil,
  };
}

/** The row after the staged secret took over at `at`. Without a staged one nothing changes. */
export function switchSecrets<S>(row: Secrets<S>, at: Date): Secrets<S> {
  if (!row.nextSecretSealed) return row;
  return {
    secretSealed: row.nextSecretSealed,
    nextSecretSealed: null,
    nextSecretAt: null,
    previousSecretSealed: row.secretSealed,
    previousSecretUntil: new Date(at.getTime() + PREVIOUS_HOURS * HOUR_MS),
  };
}

/** The row with a secret staged to take over in so many hours; one that was staged before is replaced. */
export function stageSecrets<S>(row: Secrets<S>, secret: S, afterHours: SwitchHours, now: Date): Secrets<S> {
  const nextSecretAt = new Date(now.getTime() + afterHours * HOUR_MS);
  return { ...settleSecrets(row, now), nextSecretSealed: secret, nextSecretAt };
}

/** The secret that `X-Service-Signature` is keyed with at `now`, and the others that `webhook-signature` carries. */
export function secretsAt<S>(row: Secrets<S>, now: Date): { active: S; others: S[] } {
  const settled = settleSecrets(row, now);
  const others = [settled.nextSecretSealed, settled.previousSecretSealed].filter((each) => each !== null);
  return { active: settled.secretSealed, others };
}
