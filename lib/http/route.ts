import type { z } from "zod";
import { isJsonAnswer, type Operation } from "@/lib/contract/operation";
import { json } from "@/lib/http/answer";

export type Context = { params: Promise<Record<string, string | string[] | undefined> | undefined> };

/** A route handler as the framework calls it. Its `operation` lets tests check responses against the contract. */
export type Route = ((request: Request, context: Context) => Promise<Response>) & { operation?: Operation };

/** A handler's result: fields that are sent as JSON, or a complete response. */
export type Reply<A extends z.ZodType> = z.input<A> | Response;

/** Converts a handler's reply to a response with the operation's declared status. */
export function answerOf(operation: Operation, reply: unknown): Response {
  if (reply instanceof Response) return reply;
  if (!isJsonAnswer(operation.answer)) throw new Error(`${operation.id} answers with a document.`);
  return json(operation.answer.status, reply);
}
