import type { Descriptor } from "@/lib/engine/text/read-descriptor";

export const LEGAL_ENDS: ReadonlySet<string> = new Set("PTY LTD LIMITED AU AUS AUSTRALIA COM".split(" "));

/** Words that bookmakers print after their name when they pay out. */
export const PAID_BACK = /^(?:PAYOUT|PAYOUTS|WITHDRAWAL|WITHDRAW|WDL|WDRL|WINNINGS?|CASHOUT)$/;

/** Drops the last word if it is a word for a payout: "ZELDON AUSTRAL WDL" becomes "ZELDON AUSTRAL". */
export function dropPayout(tokens: readonly string[]): readonly string[] {
  return tokens.length > 1 && PAID_BACK.test(tokens.at(-1) ?? "") ? tokens.slice(0, -1) : tokens;
}

/** Surnames, places and common words that match COINED_BET but do not name a bookmaker. */
const NO_BETS =
  /^(?:(?:CORBET|NESBET|NISBET|LISBET|ELSBET|LISABET|GIBBET|BARBET|ALPHABET|SHERBET|TIBET|ELI[SZ]ABET)S?|BETWEEN|BETTERS?|BETTINA)$/;
/**
 * Bookmakers' invented names: a word that ends in "bet", "betting" or "bookie", begins with "punt", or joins "bet" to a
 * common word ("BETKING").
 */
const COINED_BET =
  /^(?:[A-Z]{3,}BETS?|OZBETS?|[A-Z]{4,}BETTING|PUNT(?!ER$|ERS$|ING$|A$|O$|HILL|AREN)[A-Z]{2,}|BET(?:DASH|EXPRESS|GOLD|HQ|IT|JET|KINGS?|LOCAL|CHAMPS?|NATION|ROYALE|VISION|STAR|NOW|ZONE|WORLD|LIVE|PLAY|WIN|MAX|PRO|CLUB|CITY|HUB|X|THEBEST|TOGETHER|SOCIAL|ALPHA|FIRST|GURU|BUDDY|BOSS|BROS|CENTRAL|DIRECT|EASY|ELITE|EMPIRE|FAST|FORCE|GENIE|HERO|KANGA|LAB|LAND|LUCKY|MASTERS?|MATE|NINJA|OZ|AUS|AUSSIE|PLANET|POINT|POWER|PRIME|PULSE|RACE|ROCKET|ROO|SHARK|SMART|SPORTS?|SQUAD|STREET|SURE|SWIFT|TIGER|TOWN|TRIBE|ULTRA|VEGAS|VIP|WISE)|[A-Z]*BOOKIES?)$/;

/**
 * A bookmaker's name that contains a number: "123BET". The tokens omit words with digits, so `isBet` checks all words.
 */
const NUMBERED_BET = /^(?:\d{2,3}BETS?|PUNT\d{2,3})$/;

/** Words that bookmakers join to their names, such as "AU" in "EXAMPLEBETAU". */
const GLUED = /(?:AU|AUS|COMAU|DEPOSITS?)$/;

/** A game of chance within an invented word, such as "SLOTS" in "EXAMPLESLOTSVIP". */
const COINED_GAME = /^(?=.{6})[A-Z]*(?:SLOTS|CASIN[A-Z]|POKIES|JACKPOT|ROULETTE|BLACKJACK|SPORTSBOOK)[A-Z]*$/;
const NO_GAMES = /^(?:CASING|CASINGS|CASINO|CASINOS)$/;

/**
 * Reports whether the name has the form of a bookmaker's ("EXAMPLEBET", "EXAMPLE BET") or contains a game of chance
 * ("EXAMPLESLOTSVIP"). Hardly any other name has such a form.
 */
export function isBet({ tokens, words, isPrivate }: Descriptor): boolean {
  if (isPrivate) return false;
  if (words.some((word) => NUMBERED_BET.test(word))) return true;
  const bare = tokens.map((word) => word.replace(GLUED, ""));
  if (bare.some((word) => COINED_BET.test(word) && !NO_BETS.test(word))) return true;
  if (tokens.some((word) => COINED_GAME.test(word) && !NO_GAMES.test(word))) return true;
  const end = tokens.findLastIndex((word) => !LEGAL_ENDS.has(word));
  return end > 0 && /^BETS?$/.test(tokens[end] ?? "");
}
