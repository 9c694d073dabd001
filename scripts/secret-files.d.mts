export const SECRET_SETTINGS: readonly string[];
export function readSecretFiles(env?: NodeJS.ProcessEnv): void;
