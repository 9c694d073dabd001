import type { Stage } from "@/lib/rules/request";
import { Chip } from "../ui/chip";
import { STAGE_WORDS } from "./words";

export function StageChip({ stage }: { stage: Stage }) {
  const { label, tone } = STAGE_WORDS[stage];
  return <Chip tone={tone}>{label}</Chip>;
}
