import { createHash } from "node:crypto";
import { renderPdfBytes } from "@/lib/render/pdf/render-pdf-bytes";
import { INTEGRITY, makeDocument } from "@/tests/render/fixture";

/** A process of its own: says what the PDF of the made-up report comes to. */
renderPdfBytes(makeDocument(), INTEGRITY).then((bytes) => {
  process.stdout.write(createHash("sha256").update(bytes).digest("hex"));
});
