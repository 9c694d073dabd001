// Static checks.
export async function checkTypes({ tool }) {
  const { ensureClient } = await import("../build.mjs");
  await ensureClient();
  await tool("next", ["typegen"]);
  await tool("tsc", ["--noEmit"], { packageName: "typescript" });
}

export function checkStyle({ tool }) {
  return tool("biome", ["check", "."], { packageName: "@biomejs/biome" });
}
