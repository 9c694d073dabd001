/** Runs once when a server process starts: checks the settings, then starts the background work. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startServer } = await import("@/lib/start");
  await startServer();
}
