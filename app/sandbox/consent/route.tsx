import { ChooseBankPage } from "@/components/sandbox/choose-bank-page";
import { resource } from "@/lib/http/resource";
import { findBank, listBanks } from "@/lib/sandbox/banks";
import { toBankFace } from "../faces";
import { wordsOf } from "../visit";
import { step } from "./step";

const get = step("bank", ({ context, query }) => {
  const words = wordsOf(query, "q");
  const bank = query.get("error") === "bank_down" ? findBank(query.get("bank") ?? "") : null;
  const down = bank?.health === "outage" ? bank.name : null;
  return (
    <ChooseBankPage context={context} words={words} banks={listBanks(words).map(toBankFace)} down={down} />
  );
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
