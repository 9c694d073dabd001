import { aroha } from "./people/aroha";
import { astrid } from "./people/astrid";
import { bogdan } from "./people/bogdan";
import { cody } from "./people/cody";
import { darren } from "./people/darren";
import { eleanor } from "./people/eleanor";
import { gareth } from "./people/gareth";
import { giulia } from "./people/giulia";
import { hannah } from "./people/hannah";
import { isabelle } from "./people/isabelle";
import { jayden } from "./people/jayden";
import { joan } from "./people/joan";
import { lachlan } from "./people/lachlan";
import { leilani } from "./people/leilani";
import { marcus } from "./people/marcus";
import { margaret } from "./people/margaret";
import { mei } from "./people/mei";
import { naomi } from "./people/naomi";
import { peta } from "./people/peta";
import { priya } from "./people/priya";
import { rosa } from "./people/rosa";
import { seun } from "./people/seun";
import { shanelle } from "./people/shanelle";
import { sofia } from "./people/sofia";
import { tuan } from "./people/tuan";
import { vikram } from "./people/vikram";
import { wendy } from "./people/wendy";
import { zara } from "./people/zara";
import { SEVERAL_BANKS } from "./several-banks";
import type { Household } from "./types";

/** The households with all accounts at one bank: the bank that the customer picks. */
export const HOUSEHOLDS: readonly Household[] = [
  priya,
  hannah,
  jayden,
  marcus,
  joan,
  aroha,
  sofia,
  leilani,
  gareth,
  bogdan,
  giulia,
  cody,
  mei,
  tuan,
  margaret,
  darren,
  shanelle,
  zara,
  vikram,
  eleanor,
  naomi,
  isabelle,
  seun,
  wendy,
  lachlan,
  astrid,
  peta,
  rosa,
];

/** All personas of the sandbox. */
export const EVERYONE: readonly Household[] = [...HOUSEHOLDS, ...SEVERAL_BANKS];

/** The household with this id, including personas with several banks; null for an unknown id. */
export function findHousehold(id: string): Household | null {
  return EVERYONE.find((household) => household.id === id) ?? null;
}

/** Finds the household with this customer number, ignoring spaces and dashes; null if there is none. */
export function findCustomer(customerNumber: string): Household | null {
  const digits = customerNumber.replace(/[\s-]/g, "");
  return EVERYONE.find((household) => household.customerNumber === digits) ?? null;
}
