export type ProcessDescription = { pid: number; started: string | null };
export function sleep(milliseconds: number): Promise<void>;
export function isAlive(pid: number): boolean;
export function describeProcess(pid?: number): Promise<ProcessDescription>;
export function isStillRunning(described: ProcessDescription | null | undefined): Promise<boolean>;
export function signalGroup(pid: number, signal: NodeJS.Signals): void;
export function waitUntil(
  condition: () => Promise<boolean> | boolean,
  options: { timeoutMs: number; everyMs?: number },
): Promise<boolean>;
