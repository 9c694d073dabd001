export function toProgress(done: number, count: number, seconds: number): string;
