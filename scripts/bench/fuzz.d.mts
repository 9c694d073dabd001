export const PROPERTIES: readonly string[];
