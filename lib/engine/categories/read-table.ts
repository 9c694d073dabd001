/** A table of names under the leaf they mean. */
export type Table = Readonly<Record<string, readonly string[]>>;

export type Merchant = { name: string; code: string };

/**
 * Reads a table's rows into every way a name is written. A row holds entries set apart by semicolons; an entry is a name,
 * then other ways it is written: "Name=ALIAS,ALIAS". A name in brackets is shown and never matched. A caret before a way
 * of writing says that it is an ordinary word, too: it counts only where the description begins with it.
 */
export function listNames(table: Table): (readonly [phrase: string, merchant: Merchant])[] {
  const names: (readonly [string, Merchant])[] = [];
  for (const [code, rows] of Object.entries(table)) {
    for (const entry of rows.flatMap((row) => row.split(";"))) {
      const [written = "", aliases = ""] = entry.trim().split("=");
      const isShownOnly = written.startsWith("[");
      const name = isShownOnly ? written.slice(1, -1) : written.replace("^", "");
      const merchant = { name, code };
      if (!isShownOnly && written !== "") names.push([written, merchant]);
      for (const alias of aliases.split(",")) if (alias !== "") names.push([alias, merchant]);
      for (const way of isShownOnly ? aliases.split(",") : [written, ...aliases.split(",")])
        for (const short of toShortForms(way)) names.push([short, merchant]);
      const glued = isShownOnly ? null : toGlued(written);
      if (glued) names.push([glued, merchant]);
    }
  }
  return names;
}

/** Words of firms' names as statements shorten them. */
const SHORT_WORDS: Readonly<Record<string, readonly string[]>> = {
  MANAGEMENT: ["MGMT", "MGT", "MNGT"],
  FINANCE: ["FIN"],
  FINANCIAL: ["FIN", "FINL"],
  SERVICES: ["SVCS", "SERV", "SVC", "SERVS"],
  SOLUTIONS: ["SOLN", "SOLNS"],
  RECOVERIES: ["RECOV"],
  RECOVERY: ["RECOV"],
  COLLECTIONS: ["COLL", "COLLNS"],
  INSURANCE: ["INS", "INSUR"],
  UNIVERSITY: ["UNI", "UNIV"],
  DEPARTMENT: ["DEPT"],
  INTERNATIONAL: ["INTL"],
  ASSOCIATION: ["ASSOC", "ASSN"],
  MORTGAGE: ["MTGE", "MTG"],
  HEALTH: ["HLTH"],
  ENERGY: ["ENRGY"],
  AUSTRALIA: ["AUST", "AUS"],
  COMMUNICATIONS: ["COMMS"],
  COUNCIL: ["CNCL"],
};

/** A name of two words and more with one of its words shortened: "CREDIT MANAGEMENT" is printed "CREDIT MGMT". */
function toShortForms(written: string): string[] {
  const words = written.replace("^", "").toUpperCase().split(" ");
  if (words.length < 2) return [];
  const caret = written.startsWith("^") ? "^" : "";
  return words.flatMap((word, place) =>
    (place === 0 ? [] : (SHORT_WORDS[word] ?? [])).map(
      (short) => `${caret}${[...words.slice(0, place), short, ...words.slice(place + 1)].join(" ")}`,
    ),
  );
}

/** A name of two or three words as web addresses and narrow columns print it: "CREDITCORP", "DANMURPHYS". */
function toGlued(written: string): string | null {
  const words = written.replace("^", "").replace(/['’]/g, "").split(" ");
  if (words.length < 2 || words.length > 3 || !words.every((word) => PLAIN_WORD.test(word))) return null;
  const glued = words.join("").toUpperCase();
  return glued.length >= GLUED_LENGTH_MIN ? glued : null;
}

const PLAIN_WORD = /^[A-Za-z]{3,}$/;
const GLUED_LENGTH_MIN = 10;
