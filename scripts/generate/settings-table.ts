import { readFile } from "node:fs/promises";
import path from "node:path";
import { listSettings, type SettingRow } from "@/lib/env-table";
import { ROOT } from "../install.mjs";
import type { Artefact } from "./artefact";

const BEGIN = "<!-- Made by `npm run generate` from lib/env-table.ts. -->";
const END = "<!-- End of what is made. -->";

const NEEDS: Record<SettingRow["need"], string> = { always: "yes", feature: "for what it names", no: "" };

/** The table of settings in the README. What stands around it is written by hand. */
export const SETTINGS_TABLE: Artefact = { path: "README.md", make: makeReadme };

async function makeReadme(): Promise<string> {
  const text = await readFile(path.join(ROOT, "README.md"), "utf8");
  const [before, rest = ""] = text.split(BEGIN);
  const [, after] = rest.split(END);
  if (after === undefined) throw new Error("README.md has no place for the table of settings.");
  return `${before}${BEGIN}\n\n${toTable()}\n\n${END}${after}`;
}

function toTable(): string {
  const rows = listSettings().flatMap(({ title, rows: settings }) => [
    `| **${title}** | | | | |`,
    ...settings.map(toRow),
  ]);
  return ["| setting | meaning | default | needed | secret |", "|---|---|---|---|---|", ...rows].join("\n");
}

function toRow({ name, about, default: preset, need, isSecret }: SettingRow): string {
  const cells = [
    `\`${name}\``,
    about.replaceAll("|", "\\|"),
    preset === null ? "" : `\`${preset}\``,
    NEEDS[need],
    isSecret ? "yes" : "",
  ];
  return `| ${cells.join(" | ")} |`;
}
