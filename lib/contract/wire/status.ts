import { z } from "zod";

export const Health = z
  .object({
    status: z
      .enum(["ok", "degraded"])
      .meta({ description: "`degraded`: a part that the service needs is not available." }),
    version: z.string().meta({ description: "The version of the API." }),
    components: z
      .object({
        database: z.enum(["ok", "unreachable"]).meta({ description: "The database." }),
        storage: z.enum(["ok", "full"]).meta({
          description: "`full`: in the last 30 seconds the database had no space left for a write.",
        }),
        jobs: z.enum(["local", "inngest"]).meta({ description: "The system that runs the background work." }),
      })
      .meta({ description: "The parts that the service depends on, and their state." }),
    work: z
      .object({
        due: z.int().meta({ description: "The number of jobs that are due." }),
        parked: z
          .int()
          .meta({ description: "The number of jobs that were dead-lettered after their last attempt." }),
      })
      .nullable()
      .meta({ description: "The background work; null while it cannot be counted." }),
  })
  .meta({ id: "Health", description: "The state of the service and its parts." });

export const Received = z.object({ received: z.literal(true).meta({ description: "Always true." }) }).meta({
  id: "Received",
  description: "The response is the same whether the event was accepted or ignored.",
});

export const PublicKeys = z
  .object({
    keys: z
      .array(
        z
          .object({
            kty: z.literal("OKP").meta({ description: "The kind of key (RFC 8037)." }),
            crv: z.literal("Ed25519").meta({ description: "The curve." }),
            x: z.string().meta({ description: "The key, base64url." }),
            kid: z.string().meta({
              description: "The key's RFC 7638 thumbprint, which a report has as `integrity.key_id`.",
            }),
            use: z.literal("sig").meta({ description: "For signatures." }),
            alg: z.literal("EdDSA").meta({ description: "The algorithm." }),
          })
          .meta({ id: "PublicKey", description: "One key (RFC 7517)." }),
      )
      .meta({
        description:
          "The current key first, then the keys that older reports were signed with. Choose by `kid`.",
      }),
  })
  .meta({ id: "PublicKeys", description: "A JSON Web Key Set (RFC 7517)." });
