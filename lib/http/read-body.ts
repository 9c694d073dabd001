import { cut } from "@/lib/contract/fault";
import { AppError, type FieldError } from "@/lib/errors";
import { findJsonFault, findTooDeep } from "@/lib/http/json-fault";

/** The largest accepted request body in bytes. */
export const BODY_BYTES_MAX = 65_536;

/** Reads the body's bytes. Throws too_large as soon as the limit is passed. */
export async function readBytes(request: Request, max = BODY_BYTES_MAX): Promise<Uint8Array> {
  const tooLarge = new AppError("too_large", `The body is larger than ${max} bytes.`);
  if (Number(request.headers.get("content-length") ?? 0) > max) throw tooLarge;
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += part.length;
      if (size > max) throw tooLarge;
      parts.push(part);
    }
  } catch (error) {
    if (error === tooLarge) throw error;
    // The caller disconnected before the body ended. This is not our failure, and no one reads the response.
    throw new AppError("bad_request", "The body ended before it was complete.");
  }
  return Buffer.concat(parts);
}

/** Refuses a compressed body, because the size limit counts the bytes as they are sent. */
function refuseEncoded({ headers }: Request): void {
  const encoding = headers.get("content-encoding")?.trim().toLowerCase();
  if (!encoding || encoding === "identity") return;
  const message = "The body is compressed. Send it without Content-Encoding.";
  throw new AppError("unsupported_encoding", message);
}

function refuse(field: FieldError): AppError {
  return new AppError("invalid", "The body is not valid.", { fields: [field] });
}

const IS_JSON = /^application\/([\w.+-]+\+)?json\s*(;|$)/i;

/**
 * Parses the body as JSON; undefined if empty. Refuses a compressed body with unsupported_encoding. Invalid JSON is a
 * validation error with its position; bytes that are not UTF-8 are a bad request. A missing content type counts as
 * JSON; any other type is refused.
 */
export async function readJson(request: Request, max = BODY_BYTES_MAX): Promise<unknown> {
  refuseEncoded(request);
  const bytes = await readBytes(request, max);
  if (bytes.length === 0) return undefined;
  const text = decode(bytes);
  const type = request.headers.get("content-type");
  if (type && !IS_JSON.test(type)) {
    const msg = "Input should be a valid dictionary or object to extract fields from";
    throw refuse({ type: "model_attributes_type", loc: ["body"], msg, input: cut(text) });
  }
  return parse(text);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("bad_request", "There was an error parsing the body");
  }
}

function parse(text: string): unknown {
  const invalid = (position: number, reason: string) =>
    refuse({
      type: "json_invalid",
      loc: ["body", position],
      msg: "JSON decode error",
      input: {},
      ctx: { error: reason },
    });
  const tooDeep = findTooDeep(text);
  if (tooDeep !== null) throw invalid(tooDeep, "Nesting is too deep");
  try {
    return JSON.parse(text);
  } catch {
    const fault = findJsonFault(text);
    throw invalid(fault.position, fault.reason);
  }
}
