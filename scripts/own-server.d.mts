export type OwnServer = {
  baseUrl: string;
  /** The demo company's facts; null if none was requested. */
  facts: { api_key_test: string; webhook_secret: string; webhook_url: string } | null;
  logFile: string;
  stop: () => Promise<unknown>;
};
export function startOwnServer(options: {
  dataDir: string;
  root?: string;
  port?: number;
  env?: Record<string, string>;
}): Promise<OwnServer>;
