export type RunningPostgres = {
  url: string;
  port: number;
  pid: number;
  joined: boolean;
  runsAs: string;
  leave: () => Promise<number>;
};
export function startPostgres(options: {
  dir: string;
  database?: string;
  port?: number;
  ephemeral?: boolean;
  programs?: string | undefined;
  log?: (line: string) => void;
}): Promise<RunningPostgres>;
export function stopUnlessUsed(dir: string): Promise<number>;
