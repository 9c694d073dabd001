import type { Merchant } from "./types";

type Row = readonly [
  name: string,
  text: string,
  mcc: string,
  category: string,
  lowCents: number,
  highCents: number,
  place: string,
  weight: number,
];

function of(rows: readonly Row[]): readonly Merchant[] {
  return rows.map(([name, text, mcc, category, lowCents, highCents, place, weight]) => ({
    name,
    text,
    mcc,
    category,
    lowCents,
    highCents,
    place,
    weight,
  }));
}

export const shopping = of([
  ["Kmart", "KMART", "5311", "shp.department", 800, 9800, "branch", 6],
  ["Target", "TARGET", "5311", "shp.department", 1200, 11000, "branch", 3],
  ["BIG W", "BIG W", "5311", "shp.department", 900, 10500, "branch", 3],
  ["Myer", "MYER", "5311", "shp.department", 3500, 24000, "suburb", 1],
  ["Cotton On", "COTTON ON", "5651", "per.clothing", 1900, 9900, "suburb", 3],
  ["Uniqlo", "UNIQLO AUSTRALIA", "5651", "per.clothing", 2900, 15900, "suburb", 2],
  ["Rebel", "REBEL SPORT", "5941", "rec.sport_hobby", 2500, 16500, "suburb", 2],
  ["JB Hi-Fi", "JB HI FI", "5732", "shp.home_goods", 2500, 39900, "suburb", 2],
  ["IKEA", "IKEA", "5712", "shp.home_goods", 2400, 32000, "TEMPE NSW", 1],
  ["Officeworks", "OFFICEWORKS", "5943", "shp.gifts_other", 900, 8600, "branch", 2],
  ["Dymocks", "DYMOCKS", "5942", "rec.entertainment", 1800, 6500, "suburb", 1],
]);

export const online = of([
  ["Amazon", "AMAZON MARKETPLACE AU", "5942", "shp.online", 1200, 14500, "SYDNEY SOUTH NSW", 5],
  ["eBay", "PAYPAL *EBAY AU", "5999", "shp.online", 900, 12500, "4029357733 NSW", 3],
  ["The Iconic", "THE ICONIC", "5651", "per.clothing", 4500, 21000, "SURRY HILLS NSW", 2],
  ["Temu", "PAYPAL *TEMU", "5999", "shp.online", 1500, 7500, "4029357733", 2],
  ["Adore Beauty", "ADORE BEAUTY", "5977", "per.care", 3500, 14000, "NORTHCOTE VIC", 1],
  ["Booktopia", "BOOKTOPIA", "5942", "rec.entertainment", 2200, 7200, "LIDCOMBE NSW", 1],
]);

export const home = of([
  ["Bunnings", "BUNNINGS", "5200", "hou.maintenance", 850, 22000, "branch", 6],
  ["Mitre 10", "MITRE 10", "5251", "hou.maintenance", 900, 9500, "suburb", 2],
  ["Green Thumb Nursery", "GREEN THUMB NURSERY", "5261", "hou.maintenance", 1500, 8800, "suburb", 1],
]);

export const care = of([
  ["Just Cuts", "JUST CUTS", "7230", "per.care", 3300, 4200, "suburb", 3],
  ["Glow Beauty Bar", "SQ *GLOW BEAUTY BAR", "7298", "per.care", 4500, 13500, "suburb", 1],
  ["Mecca", "MECCA BRANDS", "5977", "per.care", 2800, 12500, "suburb", 1],
]);

export const fun = of([
  ["Event Cinemas", "EVENT CINEMAS", "7832", "rec.entertainment", 2200, 8200, "suburb", 3],
  ["Ticketek", "TICKETEK", "7922", "rec.entertainment", 6500, 32000, "SYDNEY NSW", 1],
  ["Steam", "STEAMGAMES.COM 425-952", "5816", "rec.entertainment", 1500, 8900, "HAMBURG DE", 1],
  ["Strike Bowling", "STRIKE BOWLING", "7933", "rec.entertainment", 3800, 14000, "suburb", 1],
]);

export const kids = of([
  ["Timezone", "TIMEZONE", "7994", "rec.entertainment", 2500, 9000, "suburb", 2],
  ["Flexischools", "FLEXISCHOOLS*", "8211", "edu.public", 650, 3200, "BRISBANE QLD", 6],
  ["Lowes School Wear", "LOWES", "5641", "edu.public", 2500, 14500, "suburb", 1],
  ["Swim Stars", "EZI*SWIM STARS", "7997", "rec.sport_hobby", 2200, 2600, "1300 763 256", 3],
]);

export const pets = of([
  ["Petbarn", "PETBARN", "5995", "pet.care", 1800, 12500, "suburb", 3],
  ["Riverside Veterinary", "RIVERSIDE VETERINARY", "742", "pet.care", 8500, 42000, "suburb", 1],
]);

export const travel = of([
  ["Qantas", "QANTAS AIRWAYS", "3012", "rec.travel", 15900, 68000, "MASCOT NSW", 2],
  ["Jetstar", "JETSTAR AIR", "3188", "rec.travel", 8900, 42000, "COLLINGWOOD VIC", 2],
  ["Airbnb", "AIRBNB * HMXQ4E", "7011", "rec.travel", 24000, 98000, "SYDNEY NSW", 1],
  ["Booking.com", "HOTEL AT BOOKING.COM", "7011", "rec.travel", 18000, 74000, "AMSTERDAM NL", 1],
]);

export const gambling = of([
  ["Sportsbet", "SPORTSBET", "7995", "rec.gambling", 1000, 15000, "MELBOURNE VIC", 5],
  ["Ladbrokes", "LADBROKES", "7995", "rec.gambling", 1000, 10000, "BRISBANE QLD", 2],
  ["The Lott", "THE LOTT", "7995", "rec.gambling", 1500, 4200, "BRISBANE QLD", 1],
]);

export const lotto = gambling.filter((place) => place.name === "The Lott");

export const tobacco = of([["TSG", "TSG TOBACCONIST", "5993", "foo.tobacco_vape", 2900, 7900, "suburb", 1]]);

export const donations = of([
  ["Red Cross", "AUST RED CROSS", "8398", "giv.donation", 2000, 6000, "MELBOURNE VIC", 1],
  ["Vinnies", "VINNIES", "5931", "shp.gifts_other", 400, 3500, "suburb", 2],
]);
