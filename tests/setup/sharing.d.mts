export function listSharing(): Record<"shared" | "visited" | "mailed", string[]>;
