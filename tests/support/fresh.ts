// The files of the project "fresh" run one after the other in one process. This setup file resets the process before
// each file: it restores the shell's settings and clears modules, mocks and the product's state.
import { vi } from "vitest";

type Process = {
  surplusTestShell?: Record<string, string | undefined>;
  surplusStore?: { pool: { end: () => Promise<void> } };
  __vitest_mocker__: { reset: () => void };
};
const mine = globalThis as unknown as Process;
mine.surplusTestShell ??= { ...process.env };
const shell = mine.surplusTestShell;

for (const name of Object.keys(process.env)) if (!(name in shell)) delete process.env[name];
Object.assign(process.env, shell);
mine.surplusStore?.pool.end().catch(() => {});
for (const name of Object.keys(globalThis))
  if (name.startsWith("surplus") && !name.startsWith("surplusTest")) Reflect.deleteProperty(globalThis, name);
vi.useRealTimers();
vi.unstubAllEnvs();
// Vitest resets mocked modules only if every file has its own process, so they are reset here.
mine.__vitest_mocker__.reset();
vi.resetModules();
