import type { z } from "zod";
import { isJsonAnswer, type Operation } from "@/lib/contract/operation";
import { json } from "@/lib/http/answer";

export type Context = { params: Promise<Record<string, string | string[] | undefined> | undefined> };

/** What the framework calls. One made from an operation carries it, so that tests can hold its answers to it. */
export type Route = ((request: Request, context: Context) => Promise<Response>) & { operation?: Operation };

/** What a handler gives back: the answer's fields, which leave as JSON, or a response of its own making. */
export type Reply<A extends z.ZodType> = z.input<A> | Response;

/** A handler's reply as a response, with the status its operation declares. */
export function answerOf(operation: Operation, reply: unknown): Response {
  if (reply instanceof Response) return reply;
  if (!isJsonAnswer(operation.answer)) throw new Error(`${operation.id} answers with a document.`);
  return json(operation.answer.status, reply);
}
