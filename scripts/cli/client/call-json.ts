import { ConnectionError } from "./api-error.js";
import { type Call, nameOf, type Send } from "./send.js";

export type CallJson = <T>(call: Call) => Promise<T>;

/** Reads responses as JSON. Throws for any other response, because it came from a proxy instead of the service. */
export function createCallJson(send: Send): CallJson {
  return async <T>(call: Call) => {
    const { bytes } = await send(call);
    try {
      return JSON.parse(new TextDecoder().decode(bytes)) as T;
    } catch {
      const message = `${nameOf(call)} returned something that is not JSON. Check that the base URL belongs to the service.`;
      throw new ConnectionError("not_the_service", message);
    }
  };
}
