import { AppError, type ErrorCode, type FieldError, UpstreamFault } from "@/lib/errors";
import { describeError } from "@/lib/log";
import { isUnavailable } from "@/lib/unavailable";

/**
 * An error on its way from a thread. A copy loses what kind it was, so that is told beside it: a refusal stays one, and a
 * database that is away stays so. Of anything else leaves only what may be said of it: a message may quote bank data.
 */
export type Fault =
  | {
      kind: "refusal";
      code: ErrorCode;
      message: string;
      fields: FieldError[];
      retryAfterSeconds: number | null;
    }
  | { kind: "upstream"; operation: string; temporary: boolean; correlationId: string | null }
  | { kind: "unknown"; isUnavailable: boolean; name: string; code: string | null; frames: string[] };

/** A code of the database driver that says "not now", for a refusal of its pool that carries none. */
const UNAVAILABLE = "ETIMEDOUT";

export function toFault(error: unknown): Fault {
  if (error instanceof UpstreamFault) {
    const { operation, temporary, correlationId } = error;
    return { kind: "upstream", operation, temporary, correlationId };
  }
  if (error instanceof AppError) {
    const { code, message, fields, retryAfterSeconds } = error;
    return { kind: "refusal", code, message, fields, retryAfterSeconds };
  }
  return { kind: "unknown", isUnavailable: isUnavailable(error), ...describeError(error) };
}

export function toError(fault: Fault): Error {
  if (fault.kind === "upstream") {
    return new UpstreamFault(fault.operation, fault.temporary, fault.correlationId);
  }
  if (fault.kind === "refusal") {
    const { code, message, fields, retryAfterSeconds } = fault;
    return new AppError(code, message, {
      fields,
      ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
    });
  }
  const error = new Error("the work failed in its thread");
  error.name = fault.name;
  error.stack = [fault.name, ...fault.frames].join("\n    ");
  const code = fault.isUnavailable ? UNAVAILABLE : fault.code;
  return code === null ? error : Object.assign(error, { code });
}
