// The files of the project "fresh" follow one another in a process. Each begins as if it were the first: with the
// settings of the shell, no module loaded or replaced, and nothing of the product kept from the file before.
import { vi } from "vitest";

type Process = {
  surplusTestShell?: Record<string, string | undefined>;
  __vitest_mocker__: { reset: () => void };
};
const mine = globalThis as unknown as Process;
mine.surplusTestShell ??= { ...process.env };
const shell = mine.surplusTestShell;

for (const name of Object.keys(process.env)) if (!(name in shell)) delete process.env[name];
Object.assign(process.env, shell);
for (const name of Object.keys(globalThis))
  if (name.startsWith("surplus") && !name.startsWith("surplusTest")) Reflect.deleteProperty(globalThis, name);
vi.useRealTimers();
vi.unstubAllEnvs();
// Vitest forgets replaced modules only where every file has a process of its own.
mine.__vitest_mocker__.reset();
vi.resetModules();
