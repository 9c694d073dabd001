import { publicKeys } from "@/lib/analyse/sign-digest";
import { PublicKeysOperation } from "@/lib/contract/operations/status";
import { json, type Route, requestIdOf } from "@/lib/http/answer";
import { resource } from "@/lib/http/resource";

export const dynamic = "force-dynamic";

/** Serves the public keys that verify reports. Clients may cache the keys for an hour. */
const get: Route = async (request) =>
  json(200, publicKeys(), { "x-request-id": requestIdOf(request), "cache-control": "public, max-age=3600" });
get.operation = PublicKeysOperation;

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
