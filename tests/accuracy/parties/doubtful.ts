/**
 * Patterns in wordings that careful assessors classify differently, with the other categories they may choose. The
 * taxonomy's own rules have precedence: games and books are entertainment, pet cover is pet care, ambulance cover is
 * health insurance.
 */
const DOUBTFUL: readonly (readonly [words: RegExp, also: readonly string[]])[] = [
  [/STEAM|ROBLOX|PLAYSTATION|RIOT\*|RIOT GAMES|NINTENDO|XBOX|EPIC GAMES|EB GAMES/, ["rec.entertainment"]],
  [
    /DYMOCKS|QBD|BOFFINS|AVID READER|READINGS|BOOKTOPIA|FULLERS|BOOKS|BOOKSHOP|BOOKSTORE/,
    ["rec.entertainment"],
  ],
  [
    /TOYMATE|TOYWORLD|TOYS|LINCRAFT|SPOTLIGHT|RIOT ART|MIND GAMES/,
    ["shp.gifts_other", "shp.department", "shp.home_goods"],
  ],
  [/PETSURE|BOW WOW MEOW|FETCH|PET INS/, ["pet.care"]],
  [/AMBULANCE/, ["hea.insurance"]],
  [/CAR RENTAL/, ["tra.rideshare_taxi", "rec.travel"]],
  [/PATREON/, ["rec.entertainment"]],
  [/CANTEEN|FLEXISCHOOLS|QKR\*/, ["edu.public"]],
  [/UNILODGE|STUDENT VILLAGE|SCAPE|IGLU/, ["hou.board"]],
  [/YMCA|AQUATIC|LEISURE CENTRE/, ["rec.sport_hobby", "rec.gym"]],
  [/POWER AND WATER/, ["hou.rates_water", "utl.energy"]],
  [/HOTEL|TAVERN|\bINN\b|\bPUB\b|\bRSL\b|BOWLS/, ["foo.dining", "foo.alcohol"]],
];

/** Other categories in which a careful assessor may put the wording. */
export function listDoubts(description: string): readonly string[] {
  return DOUBTFUL.filter(([words]) => words.test(description)).flatMap(([, also]) => also);
}
