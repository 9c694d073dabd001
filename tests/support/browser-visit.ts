import { ENVIRONMENT_HEADER, PATH_HEADER } from "@/lib/http/environment-header";
import type { Environment } from "@/lib/scope";

/**
 * Replaces what pages and actions import from `next/headers`, `next/cache` and `next/server` (see vitest.config.ts). A
 * test that calls an action imports this file.
 */

/** The browser's cookies. */
const jar = new Map<string, string>();
const sent = new Headers();

export const cookies = async () => ({
  get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
  set: (name: string, value: string) => jar.set(name, value),
  delete: (name: string) => jar.delete(name),
});

export const headers = async () => sent;

export const refresh = () => undefined;

// biome-ignore lint/performance/noBarrelFile: replaces this module of the framework, of which only `after` differs.
export * from "next/server.js";
/**
 * Does nothing. In the product, `after` runs work once the response is sent, but a page that a test calls sends no
 * response.
 */
export const after = () => undefined;

/** Sets the environment of the browser's open page. */
export function visitIn(environment: Environment): void {
  sent.set(ENVIRONMENT_HEADER, environment);
}

/** Sets the path of the browser's open page. */
export function visitAt(path: string): void {
  sent.set(PATH_HEADER, path);
}

/** Makes the next forms arrive as from a browser without JavaScript, which sends no `next-action` header. */
export function visitWithoutScript(): void {
  sent.delete("next-action");
}

/** Resets to a browser with script, without cookies or a page. */
export function forgetVisit(): void {
  jar.clear();
  sent.delete(PATH_HEADER);
  sent.set("next-action", "by script");
  visitIn("test");
}

forgetVisit();
