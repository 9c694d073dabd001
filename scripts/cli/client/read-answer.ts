/**
 * The longest response that is read, in bytes: many times the longest report. A longer response cannot be from the
 * service, and would fill the caller's memory.
 */
const ANSWER_BYTES_MAX = 67_108_864;
/** The longest error response, in bytes. It is normally a few lines. */
const REFUSAL_BYTES_MAX = 1_048_576;

/** Reads the whole response; null if it exceeds the limit, which applies to the decompressed bytes. */
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
      // The rest of the response is not needed, so an error of `cancel` does not matter.
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
