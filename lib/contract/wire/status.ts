import { z } from "zod";

export const Health = z
  .object({
    status: z
      .enum(["ok", "degraded"])
      .meta({ description: "`degraded`: something it needs cannot be reached." }),
    version: z.string().meta({ description: "The interface's version." }),
    components: z
      .object({
        database: z.enum(["ok", "unreachable"]).meta({ description: "Where everything is kept." }),
        jobs: z.enum(["local", "inngest"]).meta({ description: "Who drives the background work." }),
      })
      .meta({ description: "What it needs, and how that is." }),
    work: z
      .object({
        due: z.int().meta({ description: "Pieces of work waiting." }),
        parked: z.int().meta({ description: "Pieces of work given up after the last try." }),
      })
      .nullable()
      .meta({ description: "The background work; null while it cannot be counted." }),
  })
  .meta({ id: "Health", description: "How the service and its parts are." });

export const Received = z
  .object({ received: z.literal(true).meta({ description: "Always." }) })
  .meta({ id: "Received", description: "The message was taken, or let go; the sender need not know." });

export const PublicKeys = z
  .object({
    keys: z
      .array(
        z
          .object({
            kty: z.literal("OKP").meta({ description: "The kind of key (RFC 8037)." }),
            crv: z.literal("Ed25519").meta({ description: "The curve." }),
            x: z.string().meta({ description: "The key, base64url." }),
            kid: z.string().meta({ description: "The RFC 7638 thumbprint; a report's `integrity.key_id`." }),
            use: z.literal("sig").meta({ description: "For signatures." }),
            alg: z.literal("EdDSA").meta({ description: "The algorithm." }),
          })
          .meta({ id: "PublicKey", description: "One key (RFC 7517)." }),
      )
      .meta({
        description:
          "The key in use, and after it keys that older reports were signed with: choose by `kid`.",
      }),
  })
  .meta({ id: "PublicKeys", description: "A JSON Web Key Set (RFC 7517)." });
