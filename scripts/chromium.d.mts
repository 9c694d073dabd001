export const CHROMIUM_ARGS: string[];
export const NO_CHROMIUM: string;
export function findChromium(options?: { env?: Record<string, string | undefined> }): Promise<string | null>;
export function obtainChromium(options?: { log?: (line: string) => void }): Promise<string | null>;
