import { Server, ServerResponse } from "node:http";
import { afterAll, beforeAll } from "vitest";
import { guardServer } from "@/lib/http/guard-server";

/** Guards the HTTP servers of this process during a file, and restores them afterwards. */
export function guardDuringFile(): void {
  const { emit } = Server.prototype;
  const { setHeader, writeHead } = ServerResponse.prototype;
  beforeAll(guardServer);
  afterAll(() => {
    Object.assign(Server.prototype, { emit });
    Object.assign(ServerResponse.prototype, { setHeader, writeHead });
  });
}
