import { AppError, type ErrorCode, type FieldError, UpstreamFault } from "@/lib/errors";
import { describeError } from "@/lib/log";
import { isUnavailable } from "@/lib/store/unavailable";

/**
 * An error serialised from a worker. Copying an error loses its class, so its kind is sent with it. An AppError stays
 * an AppError, and an unavailable database is still recognised as such. Any other error is reduced to its safe
 * description, because its message may quote bank data.
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

/**
 * The code that we give a connection pool timeout, which has no code. It is one of the database driver's retryable
 * codes.
 */
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
    return new UpstreamFault(fault.operation, fault.temporary, { correlationId: fault.correlationId });
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
