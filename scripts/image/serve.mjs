// Starts the server in a container.
import { readSecretFiles } from "../secret-files.mjs";

readSecretFiles();

// Sign-in asks for its own address by this name; it is the portal's.
process.env.NEXTAUTH_URL ??= process.env.BASE_URL;
process.env.HOSTNAME = "0.0.0.0";
// Balancers keep idle connections for a minute, and lose a call when the server ends one of them first.
process.env.KEEP_ALIVE_TIMEOUT ??= "65000";
// Each line of a container's output is a log object; the framework's own greeting would not be.
console.log = () => {};
await import("../server.js");
