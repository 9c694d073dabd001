export type Programs = { folder: string; isInstalled: true; postgres: string; initdb: string };
export function findInstalledServers(more?: string): Promise<Programs[]>;
export function programsIn(folder: string): Programs;
export function findPooler(): string | null;
