export function isUnused(file: string): boolean;
export function lighten(folder: string): Promise<number>;
export function omitsDevelopment(environment: NodeJS.Dict<string>): boolean;
export function removeDevelopment(folder: string): Promise<void>;
