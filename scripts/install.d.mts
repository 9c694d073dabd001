export const ROOT: string;
export function refuseNode(version?: string): string | null;
export function ensureInstalled(options?: {
  root?: string;
  log?: (line: string) => void;
  output?: NodeJS.WriteStream;
}): Promise<{ installed: boolean }>;
export function matchesLock(root: string): Promise<boolean>;
