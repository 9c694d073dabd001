/** The style of a bank's descriptions. */
export type Dialect = "plain" | "terse" | "verbose" | "receipt";

export type Bank = {
  id: string;
  name: string;
  /** The logo's background colour, dark enough for white letters (contrast of at least 4.5 : 1). */
  colour: string;
  initials: string;
  bsb: string;
  dialect: Dialect;
  /** `degraded`: the bank's data arrives late. `outage`: customers cannot choose the bank. */
  health: "healthy" | "degraded" | "outage";
};

/** The twelve banks of the sandbox, all invented. */
export const BANKS: readonly Bank[] = [
  {
    id: "sbx-bluegum",
    name: "Bluegum Bank",
    colour: "#1d4f91",
    initials: "BG",
    bsb: "939001",
    dialect: "plain",
    health: "healthy",
  },
  {
    id: "sbx-banksia",
    name: "Banksia Mutual",
    colour: "#8a3b12",
    initials: "BM",
    bsb: "939102",
    dialect: "receipt",
    health: "healthy",
  },
  {
    id: "sbx-ironbark",
    name: "Ironbark Bank",
    colour: "#3d3d3d",
    initials: "IB",
    bsb: "939203",
    dialect: "terse",
    health: "healthy",
  },
  {
    id: "sbx-harbourlight",
    name: "Harbourlight Bank",
    colour: "#00566b",
    initials: "HL",
    bsb: "939304",
    dialect: "verbose",
    health: "healthy",
  },
  {
    id: "sbx-kookaburra",
    name: "Kookaburra Credit Union",
    colour: "#7a4b00",
    initials: "KC",
    bsb: "939405",
    dialect: "receipt",
    health: "healthy",
  },
  {
    id: "sbx-coolabah",
    name: "Coolabah Bank",
    colour: "#2f5d2b",
    initials: "CB",
    bsb: "939506",
    dialect: "terse",
    health: "healthy",
  },
  {
    id: "sbx-lyrebird",
    name: "Lyrebird Bank",
    colour: "#5b2a86",
    initials: "LB",
    bsb: "939607",
    dialect: "plain",
    health: "healthy",
  },
  {
    id: "sbx-pelican",
    name: "Pelican Point Bank",
    colour: "#0a6157",
    initials: "PP",
    bsb: "939708",
    dialect: "verbose",
    health: "healthy",
  },
  {
    id: "sbx-quokka",
    name: "Quokka Money",
    colour: "#a3123f",
    initials: "QM",
    bsb: "939809",
    dialect: "plain",
    health: "healthy",
  },
  {
    id: "sbx-jacaranda",
    name: "Jacaranda Savings",
    colour: "#4b3fa0",
    initials: "JS",
    bsb: "939910",
    dialect: "terse",
    health: "healthy",
  },
  {
    id: "sbx-echidna",
    name: "Echidna Mutual",
    colour: "#5c4a3d",
    initials: "EM",
    bsb: "939011",
    dialect: "receipt",
    health: "degraded",
  },
  {
    id: "sbx-driftwood",
    name: "Driftwood Bank",
    colour: "#5a5f66",
    initials: "DB",
    bsb: "939012",
    dialect: "verbose",
    health: "outage",
  },
];

/** A note on the bank's availability, for testers; null for a healthy bank. */
export const HEALTH_NOTES: Readonly<Record<Bank["health"], string | null>> = {
  healthy: null,
  degraded: "Slow: every customer’s data arrives late",
  outage: "Down: cannot be reached",
};

/** The bank with this id, even if it is down; null for an unknown id. */
export function findBank(id: string): Bank | null {
  return BANKS.find((bank) => bank.id === id) ?? null;
}

/** Lists the banks whose name contains `search`, ignoring case; all banks if `search` is empty. */
export function listBanks(search = ""): Bank[] {
  const wanted = search.trim().toLowerCase();
  return BANKS.filter((bank) => bank.name.toLowerCase().includes(wanted));
}
