/** Firms that are named after a person or like one. */
export const FIRMS_LIKE_PEOPLE: ReadonlySet<string> = new Set([
  "BARRY PLANT",
  "CALVIN KLEIN",
  "CHARTER HALL",
  "DAN MURPHY",
  "DAN MURPHYS",
  "DAVID JONES",
  "DI JONES",
  "DICK SMITH",
  "FRANK GREEN",
  "GALLAGHER BASSETT",
  "FRED HOLLOWS",
  "HARVEY NORMAN",
  "HENRY SCHEIN",
  "HOCKING STUART",
  "HUGO BOSS",
  "JAMES HARDIE",
  "JELLIS CRAIG",
  "JENNY CRAIG",
  "JOHN HOLLAND",
  "KATE SPADE",
  "LORNA JANE",
  "MICHAEL HILL",
  "MICHAEL KORS",
  "NELSON ALEXANDER",
  "NOEL JONES",
  "PAUL SMITH",
  "PETER ALEXANDER",
  "PETER MAC",
  "RALPH LAUREN",
  "RAY WHITE",
  "RONALD MCDONALD",
  "TED BAKER",
  "TOMMY HILFIGER",
]);
/**
 * Public bodies that are named like people: bodies of the state of Victoria, which is also a given name, and
 * universities and hospitals that are named after a person.
 */
const BODIES =
  /^(?:(?:AGRICULTURE|ATHLETICS|BASKETBALL|BUSINESS|COURTS?|CREATIVE|CRICKET|DEVELOPMENT|FILM|FOOTBALL|GOLF|HOMES|INVEST|LANDCARE|LIBRARIES|MUSEUMS?|NETBALL|PARKS|RACING|REGIONAL|ROWING|SAFER?|SPORT|SUSTAINABILITY|SWIMMING|TENNIS|TRANSPORT|VISIT) VICTORIA\b|(?:JAMES COOK|CHARLES STURT|CHARLES DARWIN|EDITH COWAN) UNI|JOHN (?:HUNTER|FLYNN) HOSP)/;

/** Reports whether the words begin with a firm or public body that is named like a person. */
export function isFirmLikePerson(tokens: readonly string[]): boolean {
  return FIRMS_LIKE_PEOPLE.has(tokens.slice(0, 2).join(" ")) || BODIES.test(tokens.slice(0, 3).join(" "));
}
