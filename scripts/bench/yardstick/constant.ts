/** A route that answers with a constant, to measure the framework's own cost. Only the benchmark's build has it. */
export const dynamic = "force-dynamic";

export function GET(): Response {
  return new Response('{"ok":true}', { headers: { "content-type": "application/json" } });
}
