/** Which endpoints an event goes to. Decides from the rows alone. */

/** The most endpoints with a URL that a company may have in one environment. */
export const ENDPOINTS_MAX = 5;

/** An endpoint as far as the choice depends on it: the events it takes (empty for all), and since when it is off. */
type Listener = { eventTypes: readonly string[]; disabledAt: Date | null };

/** Reports whether an endpoint takes events of this type, switched on or not. */
export function takesEvent({ eventTypes }: Pick<Listener, "eventTypes">, type: string): boolean {
  return eventTypes.length === 0 || eventTypes.includes(type);
}

/**
 * Of the endpoints with a URL, those an event of this type goes to now, and whether every endpoint that takes it gets
 * it. False also without any endpoint. An event that no endpoint takes owes nothing.
 */
export function chooseListeners<L extends Listener>(
  endpoints: readonly L[],
  type: string,
): { chosen: L[]; isComplete: boolean } {
  const owed = endpoints.filter((endpoint) => takesEvent(endpoint, type));
  const chosen = owed.filter(({ disabledAt }) => disabledAt === null);
  return { chosen, isComplete: endpoints.length > 0 && chosen.length === owed.length };
}
