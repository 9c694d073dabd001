export function applyRoles(options: { ownerUrl: string; password: string; role?: string }): Promise<string>;
export function withLogin(url: string, user: string, password: string): string;
