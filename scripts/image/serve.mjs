// Starts the server in a container.
import { readSecretFiles } from "../secret-files.mjs";

readSecretFiles();

// Sign-in reads its own URL from this setting; it is the portal's.
process.env.NEXTAUTH_URL ??= process.env.BASE_URL;
process.env.HOSTNAME = "0.0.0.0";
// Load balancers keep idle connections for a minute, and lose a call if the server closes one first.
process.env.KEEP_ALIVE_TIMEOUT ??= "65000";
// Each line of a container's output is a log object; the framework's own greeting is not.
console.log = () => {};
await import("../server.js");
