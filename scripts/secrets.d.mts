export const SECRETS: Readonly<Record<string, () => string>>;
export function ensureSecrets(options: {
  dir: string;
  env?: Readonly<Record<string, string | undefined>>;
}): Promise<Record<string, string>>;
