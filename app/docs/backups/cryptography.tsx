import { DataTable } from "@/components/docs/data-table";
import type { Section } from "@/components/docs/guide";

type CryptoUse = {
  use: string;
  algorithm: string;
  key: string;
  /** The source files that use the key or algorithm. A test fails if a file that uses keys is in no such list. */
  files: readonly string[];
};

/** Every use of a key, and of a cryptographic algorithm that protects data. */
export const CRYPTO_USES: readonly CryptoUse[] = [
  {
    use: "Encrypting the data that customers shared, contact details, secrets of webhooks and single sign-on, second factors and the files of applications",
    algorithm: "AES-256-GCM, bound to row and version",
    key: "A random data key for each request, wrapped by an epoch key or by MASTER_KEYS. HKDF-SHA-256 derives two keys from each epoch key and master key: one for encrypting values, one for wrapping other keys",
    files: ["lib/store/cipher.ts"],
  },
  {
    use: "Signing reports",
    algorithm: "Ed25519 over SHA-256, as JWS",
    key: "REPORT_SIGNING_KEY; public halves at /.well-known/jwks.json",
    files: ["lib/analyse/sign-digest.ts", "lib/env/shapes.ts"],
  },
  {
    use: "Chaining and signing the audit log, and finding requests that were imported twice",
    algorithm: "HMAC-SHA-256",
    key: "AUDIT_KEY",
    files: ["lib/store/write/audit.ts", "lib/connect/row-key.ts"],
  },
  {
    use: "Recognising API keys, recovery codes, customers’ contact details, recipients, visitors and repeated calls without storing them",
    algorithm: "HMAC-SHA-256",
    key: "API_KEY_PEPPER",
    files: ["lib/env/keyed-digest.ts"],
  },
  {
    use: "Passwords",
    algorithm: "Argon2id, 19 MiB, 2 passes",
    key: "None; a salt for each password",
    files: ["lib/identity/hash-password.ts"],
  },
  {
    use: "Session and single sign-on cookies",
    algorithm: "JWE, direct key, AES-256-GCM",
    key: "Derived from NEXTAUTH_SECRET, one for each purpose",
    files: ["lib/http/sealed-token.ts"],
  },
  {
    use: "Codes of authenticators",
    algorithm: "TOTP, HMAC-SHA-1, 30 seconds",
    key: "160 random bits for each user, encrypted",
    files: ["lib/identity/set-up-totp.ts", "lib/identity/totp.ts"],
  },
  {
    use: "Passkeys",
    algorithm: "ES256, EdDSA or RS256, as the device chooses",
    key: "The device’s; we store the public half",
    files: ["lib/identity/passkey.ts"],
  },
  {
    use: "Single sign-on",
    algorithm: "PKCE; RS256, or another algorithm if the identity provider does not offer RS256",
    key: "The provider’s",
    files: ["lib/adapters/sign-on/oidc.ts"],
  },
  {
    use: "Signing webhooks",
    algorithm: "HMAC-SHA-256",
    key: "A secret for each endpoint",
    files: ["lib/webhooks/sign-webhook.ts", "lib/webhooks/check-signature.ts"],
  },
  {
    use: "Checking messages of providers",
    algorithm: "HMAC-SHA-256; Twilio’s is HMAC-SHA-1",
    key: "The provider’s secret",
    files: [
      "lib/adapters/upstream/fiskil/fiskil.ts",
      "lib/adapters/upstream/basiq/basiq.ts",
      "lib/adapters/sms/twilio.ts",
    ],
  },
  {
    use: "Cursors of lists",
    algorithm: "HMAC-SHA-256, 12 bytes",
    key: "CURSOR_SECRET",
    files: ["lib/http/cursor.ts"],
  },
  {
    use: "The sandbox bank’s events and sessions, and the example report",
    algorithm: "HMAC-SHA-256, Ed25519",
    key: "SANDBOX_WEBHOOK_SECRET; the example’s key is published. Neither protects a customer’s data",
    files: ["lib/sandbox/signature.ts", "lib/sandbox/sessions.ts", "app/docs/example-report.ts"],
  },
];

export const cryptography: Section = {
  id: "cryptography",
  title: "Keys and algorithms",
  body: (
    <>
      <p>
        Random values come from the operating system. We store only a SHA-256 digest of each emailed link, and
        find the link by that digest. SHA-256 digests also identify files and versions. The server holds no
        certificate: the proxy in front of the server has the certificate.{" "}
        <a href="#other-secrets">Changing other secrets</a> explains how to change each key.
      </p>
      <DataTable
        label="Uses of cryptography"
        head={["Use", "Algorithm", "Key"]}
        rows={CRYPTO_USES.map(({ use, algorithm, key }) => ({ key: use, cells: [use, algorithm, key] }))}
      />
    </>
  ),
};
