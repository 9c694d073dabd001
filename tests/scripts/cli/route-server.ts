import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll } from "vitest";
import { OPERATIONS } from "@/lib/contract/api";
import type { Operation } from "@/lib/contract/operation";
import type { Route } from "@/lib/http/answer";
import { ROOT } from "@/scripts/install.mjs";

async function handlerOf({ path: place, method }: Operation): Promise<Route> {
  const file = path.join(ROOT, "app", place.replace("{id}", "[id]"), "route.ts");
  return ((await import(/* @vite-ignore */ file)) as Record<string, Route>)[method] as Route;
}

/** Serves the product's own handlers over HTTP, in this process and with this file's database. Returns the address. */
export async function routeServer(): Promise<string> {
  const routes = OPERATIONS.map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replaceAll(".", "\\.").replace("{id}", "([^/]+)")}$`),
  }));
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? "/", "http://localhost:3000");
    const found = routes.find(
      ({ operation, pattern }) => operation.method === incoming.method && pattern.test(url.pathname),
    );
    if (!found) return void outgoing.writeHead(404).end();
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    const request = new Request(url, {
      method: incoming.method ?? "GET",
      headers: incoming.headers as Record<string, string>,
      ...(parts.length > 0 ? { body: Buffer.concat(parts) } : {}),
    });
    const id = found.pattern.exec(url.pathname)?.[1];
    const handle = await handlerOf(found.operation);
    const response = await handle(request, {
      params: Promise.resolve(id === undefined ? undefined : { id }),
    });
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
