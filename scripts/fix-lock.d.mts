export type LockFile = {
  packages: Record<
    string,
    { version?: string; dev?: boolean; optionalDependencies?: Record<string, string> }
  >;
};
export function missingOptional(lock: LockFile): { name: string; range: string; dev: boolean }[];
export function completeLock<T extends LockFile>(lock: T): { lock: T; added: number };
