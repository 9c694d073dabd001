import { main } from "@/scripts/cli/main";

type Ran = { code: number; out: Buffer; text: string; err: string };

/** Runs a command as at a terminal, without the settings of this machine. */
export async function atTerminal(
  words: readonly string[],
  env: Record<string, string> = {},
  { signal = new AbortController().signal, isTty = false, folder = process.cwd() } = {},
): Promise<Ran> {
  const out: Uint8Array[] = [];
  let err = "";
  const code = await main(words, {
    env: { DATA_DIR: "/nowhere/at/all", ...env },
    folder,
    isTty,
    signal,
    out: async (content) => void out.push(Buffer.from(content)),
    say: (line) => {
      err += `${line}\n`;
    },
  });
  const whole = Buffer.concat(out);
  return { code, out: whole, text: whole.toString("utf8"), err };
}
