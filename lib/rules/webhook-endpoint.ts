// Chooses the endpoints that receive an event, from the endpoints' rows only.

/** The maximum number of endpoints with a URL that a company may have in one environment. */
export const ENDPOINTS_MAX = 5;

/**
 * The fields that decide whether an endpoint receives an event: the event types it accepts (empty for all), and the
 * time when it was disabled.
 */
type Listener = { eventTypes: readonly string[]; disabledAt: Date | null };

/** Reports whether an endpoint accepts events of this type, enabled or not. */
export function takesEvent({ eventTypes }: Pick<Listener, "eventTypes">, type: string): boolean {
  return eventTypes.length === 0 || eventTypes.includes(type);
}

/**
 * The enabled endpoints that accept an event of this type. `isComplete` is true if the company has an endpoint and all
 * endpoints that accept the event are enabled.
 */
export function chooseListeners<L extends Listener>(
  endpoints: readonly L[],
  type: string,
): { chosen: L[]; isComplete: boolean } {
  const owed = endpoints.filter((endpoint) => takesEvent(endpoint, type));
  const chosen = owed.filter(({ disabledAt }) => disabledAt === null);
  return { chosen, isComplete: endpoints.length > 0 && chosen.length === owed.length };
}
