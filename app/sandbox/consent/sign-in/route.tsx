import { SignInPage } from "@/components/sandbox/sign-in-page";
import { resource } from "@/lib/http/resource";
import { listPeople } from "@/lib/sandbox/people";
import { toPersonFace } from "../../faces";
import { wordsOf } from "../../visit";
import { step } from "../step";

const get = step("sign_in", ({ session: { bank, persona }, context, query }) => {
  const words = persona ? "" : wordsOf(query, "who");
  const people = persona ? [persona] : listPeople(words);
  const message = persona
    ? `This request was created for ${persona.person}; no one else can sign in.`
    : "No made-up person has that customer number. Check the number and enter it again.";
  const error = query.get("error") === "unknown_customer" ? message : null;
  const faces = people.map((person) => toPersonFace(person, bank?.id));
  return (
    <SignInPage context={context} words={words} people={faces} hasPersona={persona !== null} error={error} />
  );
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
