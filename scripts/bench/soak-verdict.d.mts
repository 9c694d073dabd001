export function judgeMemory(
  samples: { atMs: number; memoryMb: number }[],
  ceilingMb: number,
): { isGood: boolean; words: string };
