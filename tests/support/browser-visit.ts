import { ENVIRONMENT_HEADER, PATH_HEADER } from "@/lib/http/environment-header";
import type { Environment } from "@/lib/scope";

/**
 * What the framework lends a page or an action while it answers a browser: that browser's cookies and its headers, and a
 * word for having the page drawn again. A test that calls an action itself imports this file, which has it stand in the
 * place of `next/headers` and `next/cache` (vitest.config.ts).
 */
const jar = new Map<string, string>();
const sent = new Headers({ [ENVIRONMENT_HEADER]: "test" });

export const cookies = async () => ({
  get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
  set: (name: string, value: string) => jar.set(name, value),
  delete: (name: string) => jar.delete(name),
});

export const headers = async () => sent;

export const refresh = () => undefined;

/** From now on the page the browser has open is one of this environment. */
export function visitIn(environment: Environment): void {
  sent.set(ENVIRONMENT_HEADER, environment);
}

/** From now on the page the browser has open is the one at this path. */
export function visitAt(path: string): void {
  sent.set(PATH_HEADER, path);
}

/** As a browser that has never been here. */
export function forgetVisit(): void {
  jar.clear();
  sent.delete(PATH_HEADER);
  visitIn("test");
}
