import { Server, ServerResponse } from "node:http";
import { afterAll, beforeAll } from "vitest";
import { guardServer } from "@/lib/http/guard-server";

/** Applies the product's `guardServer` to the HTTP servers of this process, and restores them after the file. */
export function guardDuringFile(): void {
  const { emit } = Server.prototype;
  const { setHeader, writeHead } = ServerResponse.prototype;
  beforeAll(guardServer);
  afterAll(() => {
    Object.assign(Server.prototype, { emit });
    Object.assign(ServerResponse.prototype, { setHeader, writeHead });
  });
}
