export type Migration = { name: string; sql: string; checksum: string };
export function migrate(options: {
  url: string;
  dir?: string;
  log?: (line: string) => void;
}): Promise<{ applied: string[]; edited: string[]; functions: string[] }>;
export function loadMigrations(dir: string): Promise<Migration[]>;
