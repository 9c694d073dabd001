import { readdirSync } from "node:fs";
import path from "node:path";
import type { FormAction } from "@/lib/contract/form";

/** Every exported action of the files named `actions.ts` below a folder, with its name. */
export async function listActions(folder: string): Promise<[name: string, action: FormAction][]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(^|\/)actions\.ts$/.test(file),
  );
  const modules = await Promise.all(
    files.map((file) => import(path.resolve(folder, file)) as Promise<Record<string, FormAction>>),
  );
  return modules.flatMap((module) => Object.entries(module));
}
