export function claimPort(
  settings: { dataDir: string; port: number },
  log?: (line: string) => void,
): Promise<void>;
