import type { RunningPostgres } from "../postgres.mjs";
export function keepPostgres(
  server: Pick<RunningPostgres, "pid" | "port">,
  options: {
    dir: string;
    log: (line: string) => void;
    onLost: (error: Error) => void;
    limit?: { restarts: number; windowMs: number };
  },
): () => Promise<void>;
