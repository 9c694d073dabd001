import { z } from "zod";

export const Health = z
  .object({
    status: z.enum(["ok", "degraded"]),
    version: z.string().meta({ description: "The interface's version." }),
    components: z.object({
      database: z.enum(["ok", "unreachable"]),
      jobs: z.enum(["local", "inngest"]).meta({ description: "Who drives the background work." }),
    }),
    work: z
      .object({
        due: z.int().meta({ description: "Pieces of work waiting." }),
        parked: z.int().meta({ description: "Pieces of work given up after the last try." }),
      })
      .nullable(),
  })
  .meta({ id: "Health", description: "How the service and its parts are." });

export const Received = z
  .object({ received: z.literal(true) })
  .meta({ id: "Received", description: "The message was taken, or let go; the sender need not know." });

export const PublicKeys = z
  .object({
    keys: z.array(
      z
        .object({
          kty: z.literal("OKP"),
          crv: z.literal("Ed25519"),
          x: z.string(),
          kid: z.string().meta({ description: "The RFC 7638 thumbprint; a report's `integrity.key_id`." }),
          use: z.literal("sig"),
          alg: z.literal("EdDSA"),
        })
        .meta({ id: "PublicKey" }),
    ),
  })
  .meta({ id: "PublicKeys", description: "A JSON Web Key Set (RFC 7517)." });
