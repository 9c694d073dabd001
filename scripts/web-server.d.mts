export function claimPort(
  settings: { dataDir: string; port: number },
  log?: (line: string) => void,
): Promise<void>;
type Launch = { port: number; baseUrl: string; dataDir: string; dev: boolean };
export type WebServerEnd = { code: number; signal: string | null; error?: Error };
export function launchWebServer(
  settings: Launch,
  env: Readonly<Record<string, string | undefined>>,
  options?: { output?: "inherit" | number },
): Promise<{ ended: Promise<WebServerEnd>; pid: number; kill: () => void; stop: () => Promise<void> }>;
export function waitForHealth(settings: { port: number }, ended: Promise<WebServerEnd>): Promise<void>;

export const ALLOCATOR: Readonly<Record<string, string>>;
