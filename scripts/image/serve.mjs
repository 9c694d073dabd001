// Starts the server in a container.

// Sign-in asks for its own address by this name; it is the portal's.
process.env.NEXTAUTH_URL ??= process.env.BASE_URL;
process.env.HOSTNAME = "0.0.0.0";
// Each line of a container's output is an object of the log; the framework greets in words of its own.
console.log = () => {};
await import("../server.js");
