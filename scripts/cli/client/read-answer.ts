/** Many times the longest report; a longer response is not from the service, and would fill the caller's memory. */
const ANSWER_BYTES_MAX = 67_108_864;
/** An error response is a few lines. */
const REFUSAL_BYTES_MAX = 1_048_576;

/**
 * The whole response, or null if it is longer than any of the service's. Its length is measured after decompression.
 */
export async function readAnswer(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const most = response.ok ? ANSWER_BYTES_MAX : REFUSAL_BYTES_MAX;
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || value === undefined) break;
    size += value.length;
    if (size > most) {
      // It does not matter why the rest did not arrive.
      await reader?.cancel().catch(() => {});
      return null;
    }
    parts.push(value);
  }
  return join(parts, size);
}

function join(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
