import { masterVersions } from "@/lib/store/cipher";
import { countUnderMasters, type SealedCount } from "@/lib/store/key-versions";
import { resealEpochs } from "@/lib/store/write/epoch";
import { resealAll } from "@/lib/store/write/reseal";
import type { Command, Said, Say } from "./command";

export const KEYS: Command = {
  name: "keys",
  help: [["keys", "lists the versions of the master key: which are in use, and which can be removed"]],
  takes: (rest) => rest.length === 0,
  run: async () => ({ lines: toLines(await countUnderMasters()), code: 0 }),
};

export const RESEAL: Command = {
  name: "reseal",
  help: [["reseal", "encrypts all values again with the first master key"]],
  takes: (rest) => rest.length === 0,
  run: reseal,
};

/** Writes a line for each version of the master key, with the number of values encrypted under it. */
function toLines(sealed: readonly SealedCount[]): string[] {
  const have = masterVersions();
  const all = [...new Set([...have, ...sealed.map(({ number }) => number)])];
  return all.map((version) => {
    const mine = sealed.filter((each) => each.number === version);
    const counts = mine.map(({ table, count }) => `${count} in ${table}`).join(", ");
    const state = !have.includes(version)
      ? "MISSING from MASTER_KEYS"
      : version === have[0]
        ? "seals"
        : mine.length === 0
          ? "unused: it can be removed once no backup needs it"
          : "in use: keep it";
    return `version ${version}: ${state}${counts ? ` (${counts})` : ""}`;
  });
}

async function reseal(_: readonly string[], say: Say): Promise<Said> {
  await resealEpochs();
  const { done, failed } = await resealAll((so) => say(`${so.done} values encrypted again …`));
  const lines = [`${done} values were encrypted again under version ${masterVersions()[0]}.`];
  if (failed > 0)
    lines.push(`${failed} ${failed === 1 ? "value" : "values"} could not be decrypted and stayed unchanged.`);
  return { lines: [...lines, ...toLines(await countUnderMasters())], code: failed > 0 ? 1 : 0 };
}
