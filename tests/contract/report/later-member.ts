/** A copy of a document in which every object has one more member, as a later version may write it. */
export function withLaterMember<T>(part: T, name: string): T {
  const walk = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(walk);
    if (typeof inner !== "object" || inner === null) return inner;
    const members = Object.entries(inner).map(([key, value]) => [key, walk(value)]);
    return { ...Object.fromEntries(members), [name]: { value: 1 } };
  };
  return walk(part) as T;
}
