/** Thrown if the user's input or a setting is wrong. The exit code is 2. */
export class UsageError extends Error {}

/** Throws a UsageError that lists the allowed words, unless the value is one of them. */
export function choose<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const chosen = allowed.find((each) => each === value);
  if (chosen !== undefined) return chosen;
  throw new UsageError(`${name}: ${JSON.stringify(value.slice(0, 60))} is not one of ${allowed.join(", ")}.`);
}
