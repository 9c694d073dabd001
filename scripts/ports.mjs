import { createServer } from "node:net";

/**
 * Listens briefly on the port. Returns the port's number, or null if the port is taken. Port 0 takes any free port.
 * Without a host, listens on every address, as the web server does.
 */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(null));
    server.listen({ port, host }, () => {
      const taken = server.address().port;
      server.close(() => resolve(taken));
    });
  });
}

/** True if the port is free, both on loopback and on all addresses. */
export async function isPortFree(port) {
  return (await tryPort(port, "127.0.0.1")) !== null && (await tryPort(port)) !== null;
}

export async function findFreePort() {
  const port = await tryPort(0, "127.0.0.1");
  if (port === null) throw new Error("There is no free port on 127.0.0.1.");
  return port;
}
