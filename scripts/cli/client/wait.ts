import type { Request } from "../api-types.js";
import { NotReadyError } from "./api-error.js";
import { pause } from "./retry.js";
import type { CallOptions } from "./send.js";

const WAIT_MS = 600_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

export type WaitOptions = CallOptions & {
  /** The longest total wait, in milliseconds. Default 600 000 (ten minutes). */
  waitMs?: number | undefined;
  /** Called with the request after each check, including the last. */
  onProgress?: ((request: Request) => void) | undefined;
};

/** Checks a request at growing intervals until its report is ready. See `requests.wait`. */
export async function waitUntilReady(
  get: (id: string, options: CallOptions) => Promise<Request>,
  id: string,
  { waitMs = WAIT_MS, onProgress, ...options }: WaitOptions,
): Promise<Request> {
  const deadline = Date.now() + waitMs;
  for (let next = FIRST_PAUSE_MS; ; next = Math.min(next * 1.5, LONGEST_PAUSE_MS)) {
    const request = await get(id, options);
    onProgress?.(request);
    const { status, stage } = request;
    if (status === "ready") return request;
    if (status === "withdrawn" || status === "purged")
      throw new NotReadyError(status, stage, `There will be no report: the request was ${status}.`);
    if (!(Date.now() + next <= deadline))
      throw new NotReadyError(status, stage, `The time is up; the request is still ${status}.`);
    await pause(next, options.signal);
  }
}
