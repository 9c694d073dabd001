export type SchemaFiles = { files: { path: string; content: string }[] };
export type MigrationList = { migrationDirectories: { path: string }[] };
export type DiffTarget =
  | { tag: "schemaDatamodel"; files: SchemaFiles["files"] }
  | { tag: "schemaDatasource"; files: SchemaFiles["files"]; configDir: string }
  | ({ tag: "migrations" } & MigrationList);
/** The calls of Prisma's schema engine that we make from TypeScript. */
export type Engine = {
  diff(request: {
    from: DiffTarget;
    to: DiffTarget;
    exitCode: boolean;
    script: boolean;
    shadowDatabaseUrl: null;
    filters: typeof NO_FILTERS;
  }): Promise<{ exitCode: number; stdout: string | null }>;
  devDiagnostic(request: { migrationsList: MigrationList; filters: typeof NO_FILTERS }): Promise<{
    action: { tag: string };
  }>;
  applyMigrations(request: { migrationsList: MigrationList; filters: typeof NO_FILTERS }): Promise<{
    appliedMigrationNames: string[];
  }>;
  diagnoseMigrationHistory(request: {
    migrationsList: MigrationList;
    optInToShadowDatabase: boolean;
    filters: typeof NO_FILTERS;
  }): Promise<{
    history: object | null;
    failedMigrationNames: string[];
    editedMigrationNames: string[];
    hasMigrationsTable: boolean;
  }>;
};
export const NO_FILTERS: { externalTables: string[]; externalEnums: string[] };
export function readSchema(file: string): Promise<SchemaFiles>;
export function readMigrations(folder: string): Promise<MigrationList>;
export function withEngine<T>(
  options: { url: string; schema?: SchemaFiles },
  work: (engine: Engine) => Promise<T>,
): Promise<T>;
