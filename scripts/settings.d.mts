type Environment = Readonly<Record<string, string | undefined>>;
export type Settings = {
  dev: boolean;
  port: number;
  baseUrl: string;
  consentBaseUrl: string;
  isLocal: boolean;
  webhookUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  wantsDemo: boolean;
};
export function readSettings(env: Environment, options?: { dev?: boolean }): Settings;
export function environmentFor(
  settings: Settings,
  more: { secrets: Record<string, string>; databaseUrl: string; ownsServer: boolean },
): Record<string, string | undefined>;
