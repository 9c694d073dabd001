import { toQr } from "@/components/report/qr";

/** The empty margin around a code, in modules. Scanners do not find a code without it. */
const QUIET_ZONE = 4;

/** Draws a QR code in the page. It is always black on white, which cameras read best. */
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
