import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { baseUrl } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import { admitAuth } from "@/lib/http/admit-auth";
import { answerError, requestIdOf } from "@/lib/http/answer";
import { authOptions } from "@/lib/http/auth";
import { readBytes } from "@/lib/http/read-input";

type Context = { params: Promise<{ nextauth: string[] }> };

async function handle(request: NextRequest, context: Context): Promise<Response> {
  try {
    await admit(request, (await context.params).nextauth.join("/"));
  } catch (error) {
    return answerError(error, requestIdOf(request));
  }
  const response: Response = await NextAuth(request, context, authOptions());
  response.headers.set("cache-control", "no-store");
  return response;
}

/**
 * Refuses calls that next-auth must not answer; see `admitAuth`. Also refuses a body that cannot be parsed, because
 * next-auth would throw and print part of the body, such as a password.
 */
async function admit(request: NextRequest, path: string): Promise<void> {
  const { method, nextUrl, cookies } = request;
  const body = method === "POST" ? await readFields(request) : null;
  const origin = new URL(baseUrl()).origin;
  admitAuth({ method, path, query: nextUrl.searchParams, cookies: cookies.getAll(), body, origin });
}

/**
 * Parses the body by next-auth's own rule for the content type. With a different rule, next-auth could read fields that
 * we have not checked.
 */
async function readFields(request: NextRequest): Promise<Record<string, unknown>> {
  const text = Buffer.from(await readBytes(request.clone() as unknown as Request)).toString("utf8");
  const type = request.headers.get("content-type") ?? "";
  if (type.includes("application/json")) {
    const fields = parseObject(text);
    if (fields) return fields;
  } else if (type.includes("application/x-www-form-urlencoded"))
    return Object.fromEntries(new URLSearchParams(text));
  throw new AppError("bad_request", "Send the form url-encoded, or as a JSON object.");
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

export { handle as GET, handle as POST };
