import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/http/auth";

type Context = { params: Promise<{ nextauth: string[] }> };

async function handle(request: NextRequest, context: Context): Promise<Response> {
  const response: Response = await NextAuth(request, context, authOptions());
  response.headers.set("cache-control", "no-store");
  return response;
}

export { handle as GET, handle as POST };
