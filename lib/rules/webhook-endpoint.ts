/** Which endpoints an event goes to. Decides from the rows alone. */

/** The most endpoints with a URL that a company may have in one environment. */
export const ENDPOINTS_MAX = 5;

/** The fields of an endpoint that decide the choice: the events it takes (empty for all), and since when it is off. */
type Listener = { eventTypes: readonly string[]; disabledAt: Date | null };

/** Reports whether an endpoint takes events of this type, switched on or not. */
export function takesEvent({ eventTypes }: Pick<Listener, "eventTypes">, type: string): boolean {
  return eventTypes.length === 0 || eventTypes.includes(type);
}

/**
 * The endpoints with a URL that an event of this type goes to now, and whether every endpoint that takes it gets it.
 * The latter is false if there is no endpoint. If no endpoint takes an event, nothing is owed.
 */
export function chooseListeners<L extends Listener>(
  endpoints: readonly L[],
  type: string,
): { chosen: L[]; isComplete: boolean } {
  const owed = endpoints.filter((endpoint) => takesEvent(endpoint, type));
  const chosen = owed.filter(({ disabledAt }) => disabledAt === null);
  return { chosen, isComplete: endpoints.length > 0 && chosen.length === owed.length };
}
