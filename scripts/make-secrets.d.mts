export function makeSecretFiles(folder: string): Promise<string[]>;
