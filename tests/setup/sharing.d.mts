export function listSharing(): string[];
