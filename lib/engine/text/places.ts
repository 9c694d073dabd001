import { PLACES_ABROAD } from "@/lib/engine/text/places-abroad";
import { CENTRES } from "@/lib/engine/text/places-centres";
import { NSW_PLACES } from "@/lib/engine/text/places-nsw";
import { QLD_PLACES } from "@/lib/engine/text/places-qld";
import { SA_PLACES } from "@/lib/engine/text/places-sa";
import { ACT_PLACES, NT_PLACES, TAS_PLACES } from "@/lib/engine/text/places-territories";
import { VIC_PLACES } from "@/lib/engine/text/places-vic";
import { WA_PLACES } from "@/lib/engine/text/places-wa";

/**
 * Endings that name a state or country, complete or as card networks truncate them. The value is the state; null if the
 * ending names only a country.
 */
export const STATE_ENDINGS: Readonly<Record<string, string | null>> = {
  NSW: "NSW",
  NS: "NSW",
  VIC: "VIC",
  VI: "VIC",
  QLD: "QLD",
  QL: "QLD",
  WA: "WA",
  SA: "SA",
  TAS: "TAS",
  TA: "TAS",
  ACT: "ACT",
  NT: "NT",
  NSWAU: "NSW",
  NSAU: "NSW",
  VICAU: "VIC",
  VIAU: "VIC",
  QLDAU: "QLD",
  QLAU: "QLD",
  WAAU: "WA",
  SAAU: "SA",
  TASAU: "TAS",
  TAAU: "TAS",
  ACTAU: "ACT",
  NTAU: "NT",
  AU: null,
  AUS: null,
  AUST: null,
  AUSTRALIA: null,
  US: null,
  USA: null,
  GB: null,
  GBR: null,
  NZ: null,
  NZL: null,
  SG: null,
  SGP: null,
  IE: null,
  IRL: null,
  LU: null,
  LUX: null,
  NL: null,
  NLD: null,
  HK: null,
  HKG: null,
  JPN: null,
  THA: null,
  IDN: null,
  FRA: null,
  DEU: null,
  ITA: null,
  ESP: null,
  CAN: null,
  CHN: null,
  PHL: null,
  VNM: null,
  MYS: null,
  KOR: null,
  FJI: null,
  CHE: null,
  GRC: null,
  TWN: null,
};

/**
 * Banks' and terminals' abbreviations in longer place names, such as "MT" in "MT WAVERLEY" and "E" in "BRUNSWICK E".
 */
const SHORT_FORMS: Readonly<Record<string, readonly string[]>> = {
  MOUNT: ["MT"],
  PORT: ["PT"],
  POINT: ["PT", "PNT"],
  ST: ["SAINT"],
  NORTH: ["NTH", "N"],
  SOUTH: ["STH", "S"],
  EAST: ["E"],
  WEST: ["W"],
  UPPER: ["UPR", "UP"],
  LOWER: ["LWR"],
  HEIGHTS: ["HTS", "HGTS"],
  HILLS: ["HLS"],
  JUNCTION: ["JCT", "JNC", "JUNC"],
  BEACH: ["BCH"],
  GARDENS: ["GDNS"],
  CREEK: ["CK", "CRK"],
  HARBOUR: ["HBR"],
  SPRINGS: ["SPGS"],
  VALLEY: ["VLY"],
  PARK: ["PK"],
  ISLAND: ["IS"],
  VILLAGE: ["VLG"],
  SQUARE: ["SQ"],
  AIRPORT: ["APT"],
};

const AUSTRALIAN: readonly string[] = [
  NSW_PLACES,
  VIC_PLACES,
  QLD_PLACES,
  WA_PLACES,
  SA_PLACES,
  TAS_PLACES,
  ACT_PLACES,
  NT_PLACES,
  CENTRES,
].flat();

/** Places by name, of one to three words. The list need not be complete, because a place left in a name is harmless. */
const NAMES: readonly string[] = [...AUSTRALIAN, ...PLACES_ABROAD];

/**
 * Foreign cities whose name is not also that of a place in Australia. Liverpool and Cardiff, for example, are left out,
 * because they are also in New South Wales.
 */
export const ONLY_ABROAD: ReadonlySet<string> = difference(PLACES_ABROAD, AUSTRALIAN);

function difference(names: readonly string[], others: readonly string[]): ReadonlySet<string> {
  const left = new Set(names);
  for (const name of others) left.delete(name);
  return left;
}

/** The places by their number of words. */
const BY_SIZE: readonly string[][] = [[], [], [], []];
for (const name of NAMES) BY_SIZE[name.split(" ").length]?.push(name);

/** Places of one word at the end of card descriptions. */
export const PLACES: ReadonlySet<string> = new Set(BY_SIZE[1]);

/** Places of two words, complete or abbreviated: "SURRY HILLS", "NTH SYDNEY", "MT GRAVATT". */
export const PLACES_OF_TWO: ReadonlySet<string> = new Set(BY_SIZE[2]?.flatMap(spellings));

/** Places of three words, complete or abbreviated: "ST KILDA EAST", "UPPER MT GRAVATT". */
export const PLACES_OF_THREE: ReadonlySet<string> = new Set(BY_SIZE[3]?.flatMap(spellings));

/** Every spelling of the name, with none, some or all of its words abbreviated. */
function spellings(name: string): string[] {
  return name.split(" ").reduce<string[]>(
    (starts, word) => {
      const forms = [word, ...(SHORT_FORMS[word] ?? [])];
      return starts.flatMap((start) => forms.map((form) => (start === "" ? form : `${start} ${form}`)));
    },
    [""],
  );
}
