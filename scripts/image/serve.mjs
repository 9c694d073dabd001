// Starts the server in a container.
import { readSecretFiles } from "../secret-files.mjs";

readSecretFiles();

// NextAuth reads the portal's URL from NEXTAUTH_URL.
process.env.NEXTAUTH_URL ??= process.env.BASE_URL;
process.env.HOSTNAME = "0.0.0.0";
// Load balancers keep idle connections for a minute. If the server closes one earlier, a call can get lost.
process.env.KEEP_ALIVE_TIMEOUT ??= "65000";
// Each line of a container's output must be a log object, so the framework's start-up text is suppressed.
console.log = () => {};
await import("../server.js");
