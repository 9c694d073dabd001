export function isUnused(file: string): boolean;
export function lighten(folder: string): Promise<number>;
