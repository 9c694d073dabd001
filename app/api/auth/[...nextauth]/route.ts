import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { AppError } from "@/lib/errors";
import { answerError, requestIdOf } from "@/lib/http/answer";
import { authOptions } from "@/lib/http/auth";
import { readBytes } from "@/lib/http/read-body";

type Context = { params: Promise<{ nextauth: string[] }> };

async function handle(request: NextRequest, context: Context): Promise<Response> {
  try {
    await refuseMalformed(request);
  } catch (error) {
    return answerError(error, requestIdOf(request));
  }
  const response: Response = await NextAuth(request, context, authOptions());
  response.headers.set("cache-control", "no-store");
  return response;
}

/** The library fails at a body it cannot read, and prints a piece of it; such a body, a password say, stops here. */
async function refuseMalformed(request: NextRequest): Promise<void> {
  const isCallback = request.nextUrl.pathname.endsWith("/callback/credentials");
  if (request.method === "GET" && isCallback) throw new AppError("method_not_allowed", "Method Not Allowed");
  if (request.method !== "POST") return;
  const text = Buffer.from(await readBytes(request.clone() as unknown as Request)).toString("utf8");
  const type = request.headers.get("content-type") ?? "";
  const isForm = type.startsWith("application/x-www-form-urlencoded");
  if (isForm || (type.startsWith("application/json") && isObject(text))) return;
  throw new AppError("bad_request", "Send the form url-encoded, or as a JSON object.");
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

export { handle as GET, handle as POST };
