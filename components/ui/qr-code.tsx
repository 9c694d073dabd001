import { toQr } from "@/components/report/qr";

/** Empty modules around a code, without which scanners do not find it. */
const QUIET_ZONE = 4;

/** A QR code drawn in the page itself: always black on white, which cameras read best. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = toQr(text);
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      role="img"
      aria-label={label}
      className="size-40 rounded-md border border-line"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
