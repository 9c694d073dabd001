import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type Collector = {
  url: string;
  /** Everything received, unchanged. */
  bodies: { path: string; body: string }[];
  close: () => Promise<void>;
};

/** Starts a server that receives traces and metrics as an OpenTelemetry collector does, and stores them. */
export async function startCollector(): Promise<Collector> {
  const bodies: Collector["bodies"] = [];
  const server = createServer(async (request, response) => {
    bodies.push({ path: request.url ?? "", body: await text(request) });
    response.setHeader("content-type", "application/json").end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
