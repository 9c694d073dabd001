export function migrate(options: {
  url: string;
  dir?: string;
  log?: (line: string) => void;
}): Promise<{ applied: string[]; edited: string[]; functions: string[] }>;
