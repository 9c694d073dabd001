import { z } from "zod";
import { declare } from "@/lib/contract/operation";
import { VerificationId } from "@/lib/contract/wire/request";
import { Health, PublicKeys, Received } from "@/lib/contract/wire/status";
import { VerificationFacts } from "@/lib/contract/wire/verification";

const HEALTH_EXAMPLE = {
  status: "ok",
  version: "1.0",
  components: { database: "ok", storage: "ok", jobs: "local" },
  work: { due: 0, parked: 0 },
};

export const HealthOperation = declare({
  id: "getHealth",
  method: "GET",
  path: "/health",
  tag: "Service",
  summary: "Get the state of the service",
  description:
    "The response is 200 while the process is running, even if one of its parts reports a problem.",
  auth: "none",
  answer: { status: 200, description: "The state of each part.", schema: Health, example: HEALTH_EXAMPLE },
});

export const PublicKeysOperation = declare({
  id: "getPublicKeys",
  method: "GET",
  path: "/.well-known/jwks.json",
  tag: "Service",
  summary: "Get the public keys of the report signatures",
  description:
    "The public Ed25519 keys that verify a report's `integrity.signature_jws`. Choose the key whose `kid` is the report's `integrity.key_id`. Earlier keys are listed after the current one, so that older reports can still be verified. You may cache the response for an hour.",
  auth: "none",
  answer: {
    status: 200,
    description: "A JSON Web Key Set.",
    schema: PublicKeys,
    example: {
      keys: [
        {
          kty: "OKP",
          crv: "Ed25519",
          x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
          kid: "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k",
          use: "sig",
          alg: "EdDSA",
        },
      ],
    },
  },
});

export const UpstreamOperation = declare({
  id: "receiveUpstreamEvent",
  method: "POST",
  path: "/v1/webhooks/upstream",
  tag: "Service",
  summary: "Receive an event of the data provider",
  description:
    "The data provider posts its events here. The response is always 200, so that the provider does not send the event again. A signed event is processed; any other event only triggers a poll of the provider.",
  auth: "upstream",
  body: z
    .looseObject({
      end_user_id: z.string().optional().meta({ description: "The provider's id of the customer." }),
    })
    .meta({ id: "UpstreamEvent", description: "An event in the provider's own format." }),
  bodyExamples: {
    consent: {
      summary: "A consent was received",
      value: { end_user_id: "eu_31c9", event: "consent.received" },
    },
  },
  answer: { status: 200, description: "Taken.", schema: Received, example: { received: true } },
});

/**
 * The verification page, which answers programs in JSON. It is not an API endpoint, but is in the published document.
 */
export const VerifyOperation = declare({
  id: "verifyReport",
  method: "GET",
  path: "/verify/{id}",
  idSchema: VerificationId,
  tag: "Service",
  summary: "Check a report's status",
  description:
    "Looks up a report by the verification id printed on it. The response has no name and no bank data. Send `Accept: application/json` to get JSON. A browser gets a page with the same facts; the page can also check a file. The status of withdrawn and purged reports is available too. For an id that was never issued, the response is 404.",
  auth: "link",
  answer: {
    status: 200,
    description: "The report's type and status.",
    schema: VerificationFacts,
    example: {
      verification_id: "SIQ-7Q4M2K9XW0CR",
      report_type: "affordability",
      is_assessed_copy: false,
      environment: "live",
      created_at: "2026-11-20T03:03:22.000Z",
      standing: "superseded",
      superseded_by: "SIQ-3H8N1J6WT9BD",
      digest_sha256: "9f2c1b7e5a4d3c6f8e0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60",
      signature_jws: "eyJhbGciOiJFZERTQSJ9.OWYyYzFiN2U.c2lnbmF0dXJl",
      key_id: "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k",
      files: [
        {
          format: "pdf",
          sha256: "1b7e5a4d3c6f8e0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f609f2c",
        },
      ],
    },
  },
});
