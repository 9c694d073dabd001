import { create } from "qrcode";

type Qr = { size: number; path: string };

/** A QR code as one SVG path of unit squares. A run of dark modules in a line is one rectangle. */
export function toQr(text: string): Qr {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const parts: string[] = [];
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      const start = x;
      while (x < modules.size && modules.get(y, x)) x += 1;
      if (x > start) parts.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
    }
  }
  return { size: modules.size, path: parts.join("") };
}
