export async function checkTypes({ tool }) {
  const { ensureClient } = await import("../build.mjs");
  await ensureClient();
  await tool("next", ["typegen"]);
  // Uses the compiler in native code. TypeScript 6 remains installed for its JavaScript API, which Next.js and our
  // tests call.
  await tool("tsc", ["--noEmit"], { packageName: "typescript-native" });
}

export function checkStyle({ tool }) {
  return tool("biome", ["check", "."], { packageName: "@biomejs/biome" });
}
