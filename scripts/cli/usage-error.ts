/** Thrown if the user's input or a setting is wrong. The exit code is 2. */
export class UsageError extends Error {}

/** Checks that a value is one of the allowed words. Otherwise throws a UsageError that lists them. */
export function choose<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const chosen = allowed.find((each) => each === value);
  if (chosen !== undefined) return chosen;
  throw new UsageError(`${name}: ${JSON.stringify(value.slice(0, 60))} is not one of ${allowed.join(", ")}.`);
}
