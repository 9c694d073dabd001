import type { z } from "zod";
import { cut, toFieldErrors } from "@/lib/contract/fault";
import { IdempotencyKey } from "@/lib/contract/header";
import { type Operation, WRITES } from "@/lib/contract/operation";
import { AppError, type FieldError } from "@/lib/errors";
import { findJsonFault, findTooDeep } from "@/lib/http/json-fault";
import type { Environment } from "@/lib/scope";

type ParsedInput = { query?: unknown; headers?: unknown; body?: unknown };

/**
 * Reads and parses the input that the operation declares. Throws one 422 with every error in FastAPI's order: query,
 * headers, body. Also puts the body into `note`, for the call log.
 */
export async function readInput(
  operation: Operation,
  request: Request,
  environment: Environment,
  note: { body: unknown },
): Promise<{ asked: ParsedInput; key: string | undefined; fingerprint: unknown }> {
  const raw = WRITES.has(operation.method) ? await readBodyOf(request, operation) : undefined;
  note.body = raw;
  const sent = headersOf(operation, request);
  const key = operation.idempotent ? (request.headers.get("idempotency-key") ?? undefined) : undefined;
  const schema = environment === "live" ? (operation.liveBody ?? operation.body) : operation.body;
  const faults: FieldError[] = [];
  const take = (where: string, schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    faults.push(...toFieldErrors(where, parsed.error.issues, value));
  };
  const sentQuery = queryOf(request);
  const query = take("query", operation.query, operation.query && sentQuery);
  faults.push(...listUnknown(operation, sentQuery));
  const headers = take("header", operation.headers, sent);
  if (key !== undefined) takeKey(key, faults);
  const body = take("body", raw === undefined || raw === null ? undefined : schema, raw);
  if (operation.body && (raw === undefined || raw === null)) {
    faults.push({ type: "missing", loc: ["body"], msg: "Field required", input: null });
  }
  if (faults.length > 0)
    throw new AppError("invalid", "The request is not valid.", { fields: faults.map(withoutSecrets) });
  const fingerprint = operation.headers ? [raw ?? null, sent] : operation.body ? raw : null;
  return { asked: { query, headers, body }, key, fingerprint };
}

/**
 * Returns an error for each query parameter that the operation does not have, because a misspelt filter must not be
 * ignored.
 */
function listUnknown(operation: Operation, query: Record<string, string>): FieldError[] {
  const known = (operation.query as z.ZodObject | undefined)?.shape ?? {};
  return Object.entries(query)
    .filter(([name]) => !Object.hasOwn(known, name))
    .map(([name, value]) => ({
      type: "extra_forbidden",
      loc: ["query", cut(name)],
      msg: "Extra inputs are not permitted",
      input: cut(value),
    }));
}

function takeKey(key: string, faults: FieldError[]): void {
  const parsed = IdempotencyKey.safeParse(key);
  if (parsed.success) return;
  const issues = parsed.error.issues.map((issue) => ({ ...issue, path: ["idempotency-key"] }));
  faults.push(...toFieldErrors("header", issues, { "idempotency-key": key }));
}

/** Removes header values from an error, because a caller may have put a secret in the wrong header. */
function withoutSecrets(fault: FieldError): FieldError {
  if (fault.loc[0] !== "header") return fault;
  const { input: _, ...rest } = fault;
  return rest;
}

const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

/** The headers that the operation declares, by lower-case name. */
function headersOf(operation: Operation, request: Request): Record<string, string> {
  const shape = (operation.headers as z.ZodObject | undefined)?.shape ?? {};
  const sent: Record<string, string> = {};
  for (const name of Object.keys(shape)) {
    const value = request.headers.get(name);
    if (value !== null) sent[name] = value;
  }
  return sent;
}

/** Reads the body. An endpoint that ignores its body accepts a malformed one, within the size limit. */
async function readBodyOf(request: Request, { body, bodyBytesMax }: Operation): Promise<unknown> {
  const isUsed = body !== undefined;
  try {
    return await readJson(request, bodyBytesMax);
  } catch (error) {
    if (
      isUsed ||
      !(error instanceof AppError) ||
      error.code === "too_large" ||
      error.code === "unsupported_encoding"
    )
      throw error;
    return undefined;
  }
}

export const BODY_BYTES_MAX = 65_536;

/**
 * Reads the body's bytes. Throws too_large as soon as the body exceeds `max` bytes, and bad_request if it ends early.
 */
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
