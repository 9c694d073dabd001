export function makeDataDirectory(directory: string): Promise<void>;
export function writePrivate(file: string, text: string): Promise<void>;
export function writePrivateJson(file: string, value: unknown): Promise<void>;
export function findJson(file: string): Promise<unknown>;
