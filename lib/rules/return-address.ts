/** The URL with the firm's own value as `state` in its query; unchanged without a value, null without a URL. */
export function withState(address: string | null, state: string | null): string | null {
  if (address === null || state === null) return address;
  const url = new URL(address);
  url.searchParams.set("state", state);
  return url.href;
}
