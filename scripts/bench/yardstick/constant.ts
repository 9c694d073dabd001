/** Answers a constant, to measure the framework's own cost. Only in the benchmark's build. */
export const dynamic = "force-dynamic";

export function GET(): Response {
  return new Response('{"ok":true}', { headers: { "content-type": "application/json" } });
}
