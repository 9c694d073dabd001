import { Chip } from "../ui/chip";

export function LiveAccessChip({
  firm,
}: {
  firm: { liveApprovedAt: Date | null; suspendedAt: Date | null };
}) {
  if (firm.suspendedAt) return <Chip tone="bad">Suspended</Chip>;
  return firm.liveApprovedAt ? <Chip tone="good">Live</Chip> : <Chip tone="quiet">Test only</Chip>;
}
