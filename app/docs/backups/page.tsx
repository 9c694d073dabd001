import type { Metadata } from "next";
import { Guide } from "@/components/docs/guide";
import { cryptography } from "./cryptography";
import { epochs, keys, masterKey, otherSecrets } from "./keys";
import { auditRecord, backup, erasure, restore } from "./restoring";

export const metadata: Metadata = { title: "Backups and keys" };

/** Explains where the data is stored, and which keys decrypt it. */
export default function BackupsPage() {
  return (
    <Guide
      href="/docs/backups"
      lead={
        <p>
          All data is in one database. Customers’ data is encrypted with keys that are stored outside the
          database. A backup is useless without the keys that were in use at the time, and the keys are
          useless without a backup. Keep both, in separate places.
        </p>
      }
      sections={[backup, restore, erasure, auditRecord, keys, epochs, masterKey, otherSecrets, cryptography]}
    />
  );
}
