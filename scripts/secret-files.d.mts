export function readSecretFiles(env?: NodeJS.ProcessEnv): void;
