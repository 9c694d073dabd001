import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { POST } from "@/app/api/auth/[...nextauth]/route";

const BOTH = "application/x-www-form-urlencoded; application/json";

/**
 * Sends a sign-out with this body and returns the status. Fails if the sign-in library reads the body, because the
 * library throws outside a server.
 */
async function statusOf(contentType: string, body: string): Promise<number> {
  const headers = { "content-type": contentType };
  const request = new NextRequest("http://localhost:3000/api/auth/signout", {
    method: "POST",
    headers,
    body,
  });
  const { status } = await POST(request, { params: Promise.resolve({ nextauth: ["signout"] }) });
  return status;
}

test.each([
  ["a malformed body", BOTH, '{"password":"secret'],
  ["a return URL of another site", BOTH, '{"callbackUrl":"https://elsewhere.example"}'],
  ["another format", "text/plain", "a=b"],
])(
  "the sign-in library never reads %s, even if the content type names two formats",
  async (_, type, body) => {
    expect(await statusOf(type, body)).toBe(400);
  },
);
