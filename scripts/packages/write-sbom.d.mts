import type { Lock } from "./list-packages.mjs";

type Component = {
  name: string;
  group?: string;
  version: string;
  purl: string;
  licenses?: unknown[];
  hashes?: { alg: string; content: string }[];
};
export type Sbom = { bomFormat: string; specVersion: string; serialNumber: string; components: Component[] };
export function toSbom(lock: Lock, of: { name: string; version: string }): Sbom;
export function writeSbom(folder: string): Promise<void>;
