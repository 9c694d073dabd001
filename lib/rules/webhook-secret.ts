// Replaces an endpoint's signing secret so that receivers can verify every delivery during the change. Uses only the
// endpoint's secrets and the time.

const HOUR_MS = 3_600_000;

/**
 * After a secret is replaced, deliveries are also signed with the old secret for this many hours, in the Standard
 * Webhooks header.
 */
export const PREVIOUS_HOURS = 24;

/**
 * The choices of hours until a staged secret becomes active. Zero is immediate, for a secret that no receiver uses yet.
 */
export const SWITCH_HOURS = [0, 1, 24, 72] as const;
export type SwitchHours = (typeof SWITCH_HOURS)[number];

/** An endpoint's secrets; `S` is the type of a secret, encrypted or decrypted. */
export type Secrets<S> = {
  secretSealed: S;
  nextSecretSealed: S | null;
  nextSecretAt: Date | null;
  previousSecretSealed: S | null;
  previousSecretUntil: Date | null;
};

/**
 * The endpoint's secrets as they are at `now`. A staged secret that is due becomes the active secret. An expired
 * previous secret is removed.
 */
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

/** The endpoint's secrets after the staged secret became active at `at`; unchanged without a staged secret. */
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

/**
 * Returns the endpoint's secrets after staging `secret`, which becomes active after `afterHours`. An earlier staged
 * secret is replaced.
 */
export function stageSecrets<S>(row: Secrets<S>, secret: S, afterHours: SwitchHours, now: Date): Secrets<S> {
  const nextSecretAt = new Date(now.getTime() + afterHours * HOUR_MS);
  return { ...settleSecrets(row, now), nextSecretSealed: secret, nextSecretAt };
}

/** The secret for `X-Service-Signature` at `now`, and the others that `webhook-signature` also uses. */
export function secretsAt<S>(row: Secrets<S>, now: Date): { active: S; others: S[] } {
  const settled = settleSecrets(row, now);
  const others = [settled.nextSecretSealed, settled.previousSecretSealed].filter((each) => each !== null);
  return { active: settled.secretSealed, others };
}
