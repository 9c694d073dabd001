import { createHash } from "node:crypto";
import { renderPdfBytes } from "@/lib/render/pdf/render-pdf-bytes";
import { INTEGRITY, makeDocument } from "@/tests/render/fixture";

/** Run as a separate process: prints the digest of the made-up report's PDF. */
renderPdfBytes(makeDocument(), INTEGRITY).then((bytes) => {
  process.stdout.write(createHash("sha256").update(bytes).digest("hex"));
});
