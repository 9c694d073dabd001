export function startPooler(options: {
  dir: string;
  program: string;
  url: string;
  logins?: [string, string][];
}): Promise<{ port: number; stop: () => Promise<void> }>;
