import { readShops } from "./rows";
import type { Shop } from "./types";

/** Leisure, learning, charity, financial and government payees in the held-out pool. */
export const NEW_LEISURE_AND_OTHER: readonly Shop[] = [
  ...readShops(
    { category: "rec.sport_hobby", mcc: "5941", low: 15, high: 420 },
    `
Tackle World Iluka: TACKLE WORLD ILUKA; TACKLEWORLD
Ray's Bikes: RAYS BIKES NERANG; RAYS BIKES
Bicycle Superstore: BICYCLE SUPERSTORE HAWTHO; BIKE SUPERSTORE
Drummond Golf Keilor: DRUMMOND GOLF KEILOR; DRUMMOND KEILOR
Saddleworld Tamworth: SADDLEWORLD TAMWORTH; SADDLEWORLD
Kookaburra Kayaks: KOOKABURRA KAYAKS; SQ *KOOKABURRA KAYAK
Wetsuit Warehouse: WETSUIT WAREHOUSE TORQUAY; WETSUIT WHSE
Zen Imports: ZEN IMPORTS RINGWOOD; ZEN IMPORTS`,
  ),
  ...readShops(
    { category: "rec.sport_hobby", mcc: "5945", low: 10, high: 180 },
    `
Good Games Town Hall: GOOD GAMES TOWN HALL; GOOD GAMES
Mind Games Ballarat: MIND GAMES BALLARAT; MIND GAMES
Hearns Hobbies: HEARNS HOBBIES MELB; HEARNS
Frontline Hobbies: FRONTLINE HOBBIES NEWCAST; FRONTLINE HOBBIES`,
  ),
  ...readShops(
    { category: "rec.sport_hobby", mcc: "7999", low: 12, high: 190 },
    `
Jindalee Swim School: JINDALEE SWIM SCHOOL; JINDALEE SWIM
Ripples Aquatic: RIPPLES AQUATIC ST MARYS; RIPPLES ST MARYS
Flip Out Prospect: FLIP OUT PROSPECT; FLIPOUT
Inflatable World: INFLATABLE WORLD OXENFORD; INFLATABLE WORLD
Northern Rock Climbing: NORTHERN ROCK CLIMBING; NORTHERN ROCK
PlayHQ Netball: PLAYHQ *NETBALL VIC; PLAYHQ PTY LTD
Perisher: PERISHER BLUE SKI; PERISHER RESORT
Ten Pin Tuggerah: TEN PIN TUGGERAH; TENPIN TUGG`,
  ),
  ...readShops(
    { category: "rec.gym", mcc: "7997", low: 8, high: 75 },
    `
Iron Temple: IRON TEMPLE SEVEN HILLS; IRON TEMPLE
Reformd: REFORMD PILATES PARAP; MINDBODY *REFORMD
Barre Body Casual: BARRE BODY; BARRE BODY NEWTOWN
Roundhouse Muay Thai: ROUNDHOUSE MUAY THAI; SQ *ROUNDHOUSE
Yoga Barn: YOGA BARN MALENY; MOMENCE *YOGA BARN`,
  ),
  ...readShops(
    { category: "rec.entertainment", mcc: "7922", low: 18, high: 260 },
    `
Humanitix: HUMANITIX *TRIVIA NIGHT; HUMANITIX SURRY HILLS
Oztix: OZTIX BRISBANE; OZTIX PTY LTD
Moshtix: MOSHTIX SYDNEY; MOSHTIX
Eventbrite: EVENTBRITE *SUMMER SOIREE; EB *SUMMER SOIREE
Belvoir: BELVOIR ST THEATRE; BELVOIR
Trybooking: TRYBOOKING *SCHOOL MUSICA; TRYBOOKING CARNEGIE`,
  ),
  ...readShops(
    { category: "rec.entertainment", mcc: "7832", low: 14, high: 80 },
    `
Palace Nova: PALACE NOVA EASTEND; PALACE CINEMAS
Ritz Randwick: RITZ RANDWICK; RITZ CINEMAS
Dendy Coorparoo: DENDY COORPAROO; DENDY CINEMAS
Sun Yarraville: SUN YARRAVILLE; SUN THEATRE`,
  ),
  ...readShops(
    { category: "rec.entertainment", mcc: "7991", low: 15, high: 190 },
    `
Moonlit Sanctuary: MOONLIT SANCTUARY PEARCED; MOONLIT SANCT
Monarto Safari: MONARTO SAFARI PARK; MONARTO
MONA: MONA BERRIEDALE; MONA HOBART
Sovereign Hill: SOVEREIGN HILL BALLARAT; SOVEREIGN HILL
Escape Hunt: ESCAPE HUNT MELB; ESCAPE HUNT
Whitsunday Reef Cruises: WHITSUNDAY REEF CRUISES; WSUNDAY REEF`,
  ),
  ...readShops(
    { category: "rec.travel", mcc: "7011", low: 85, high: 950 },
    `
Cooee Motel Gilgandra: COOEE MOTEL GILGANDRA; COOEE MOTEL
The Byrne Avoca: THE BYRNE AVOCA BEACH; THE BYRNE
Punthill Knox: PUNTHILL KNOX; PUNTHILL APTS
Stayz: STAYZ PTY LTD; STAYZ *HAX1K2
Agoda: AGODA.COM *HOTEL; AGODA COMPANY
Mount Lofty House: MOUNT LOFTY HOUSE; MT LOFTY HSE CRAFERS`,
  ),
  ...readShops(
    { category: "rec.travel", mcc: "4722", low: 70, high: 1900 },
    `
Helloworld Sale: HELLOWORLD SALE VIC; HELLOWORLD TRAVEL
Klook: KLOOK TRAVEL; KLOOK.COM
Phil Hoffmann Travel: PHIL HOFFMANN GLENELG; PHIL HOFFMANN TRAVEL
Bonza Getaways: BONZA GETAWAYS; BONZA GETAWAYS PTY
Luxury Escapes: LUXURY ESCAPES MELB; LUXURYESCAPES.COM`,
  ),
  ...readShops(
    { category: "rec.travel", mcc: "7512", low: 60, high: 620 },
    `
East Coast Car Rentals: EAST COAST CAR RENTALS; ECCR COOLANGATTA
Bargain Car Rentals Devonport: BARGAIN CAR RENTALS DPO; BARGAIN CAR RENT
JUCY: JUCY RENTALS CAIRNS; JUCY`,
  ),
  ...readShops(
    { category: "edu.tertiary_professional", mcc: "8299", low: 30, high: 900 },
    `
Udemy: UDEMY: ONLINE COURSES; UDEMY.COM
First Aid Pro: FIRST AID PRO NORWOOD; FIRSTAIDPRO
Safe Food RTO: SAFE FOOD RTO; SAFEFOOD RTO
Ace Driving School: ACE DRIVING SCHOOL; SQ *ACE DRIVING
White Card Training: WHITE CARD TRAINING SVCS; WHITECARD TRG
Open Colleges: OPEN COLLEGES SYDNEY; OPEN COLLEGES`,
  ),
  ...readShops(
    { category: "giv.donation", mcc: "8398", low: 10, high: 150 },
    `
GoFundMe: GOFUNDME *HELP TESSA; GOFUNDME.COM
Beard Season: BEARD SEASON; BEARD SEASON LTD
Orange Sky: ORANGE SKY AUSTRALIA; ORANGE SKY
Mates4Mates: MATES4MATES MILTON; MATES4MATES
Rural Aid: RURAL AID LTD; RURAL AID
St Marks Parish Offertory: ST MARKS PARISH OFFERTORY; PUSHPAY *ST MARKS`,
  ),
  ...readShops(
    { category: "rec.digital", mcc: "5818", low: 3, high: 80 },
    `
Readly: READLY STOCKHOLM; READLY AU
Proton: PROTON AG GENEVE; PROTON
Pixel Foundry: PIXEL FOUNDRY APP; PIXELFOUNDRY
Beehiiv Letters: BEEHIIV *MORNING LETTER; MORNING LETTER
Tabletop Cloud: PADDLE.NET* TABLETOPCLOUD; TABLETOP CLOUD`,
  ),
  ...readShops(
    { category: "gov.fine_fee", mcc: "9222", low: 40, high: 480 },
    `
Moreland Infringements: MORELAND INFRINGEMENTS; MERRI-BEK INFRINGE
Fines Enforcement Registry: FINES ENF REGISTRY PERTH; FER WA
MPES Hobart: MPES HOBART; MONETARY PENALTIES TAS
Access Canberra: ACCESS CANBERRA; ACCESS CANBERRA MITCHELL`,
  ),
  ...readShops(
    { category: "giv.remittance", mcc: "4829", low: 100, high: 1500 },
    `
OrbitRemit: ORBITREMIT GLOBAL; ORBITREMIT
Rocket Remit: ROCKET REMIT; ROCKET REMIT PTY LTD
Kabayan Remit: KABAYAN REMIT BLACKTOWN; KABAYAN REMIT
Lotus Money Exchange: LOTUS MONEY EXCHANGE CABR; LOTUS MONEY EXCH`,
  ),
  ...readShops(
    { category: "fin.crypto", mcc: "6051", low: 50, high: 1500 },
    `
Digital Surge: DIGITAL SURGE BRISBANE; DIGITAL SURGE PTY
Cointree: COINTREE PTY LTD; COINTREE
Coinstash: COINSTASH; COINSTASH PTY LTD
Hardblock: HARDBLOCK MELBOURNE; HARDBLOCK`,
  ),
  ...readShops(
    { category: "rec.sport_hobby", mcc: "7992", low: 30, high: 140 },
    `
Kooyonga Golf: KOOYONGA GOLF LOCKLEYS; KOOYONGA GC`,
  ),
  ...readShops(
    { category: "rec.sport_hobby", mcc: "7911", low: 20, high: 220 },
    `
Miss Claire's Dance: MISS CLAIRES DANCE; TRYBOOKING *MISS CLAIRES`,
  ),
  ...readShops(
    { category: "rec.sport_hobby", mcc: "5733", low: 20, high: 420 },
    `
Manny's Music: MANNYS MUSIC FITZROY; MANNYS`,
  ),
  ...readShops(
    { category: "rec.sport_hobby", mcc: "5970", low: 10, high: 120 },
    `
Riot Art Burnie: RIOT ART BURNIE; RIOT ART & CRAFT
Stampin Nan: SQ *STAMPIN NAN; STAMPIN NAN`,
  ),
  ...readShops(
    { category: "rec.sport_hobby", mcc: "5949", low: 10, high: 110 },
    `
Yarnbarn: YARNBARN BRIGHT; SP YARNBARN`,
  ),
  ...readShops(
    { category: "rec.travel", mcc: "7033", low: 45, high: 420 },
    `
Lorne Foreshore Caravan: LORNE FORESHORE CARAVAN; GORCC LORNE
Discovery Parks Byron: DISCOVERY PARKS BYRON; DISCOVERY HOLIDAY PKS`,
  ),
];
