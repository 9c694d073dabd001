import { readShops } from "./rows";
import type { Shop } from "./types";

/** Well-known names for software, government and money transfers. */
export const SEEN_DIGITAL_AND_MONEY: readonly Shop[] = [
  ...readShops(
    { category: "rec.digital", mcc: "5816", low: 2, high: 60 },
    `
Steam: STEAMGAMES.COM 4259522985; STEAM PURCHASE SEATTLE
Roblox: ROBLOX SAN MATEO; ROBLOX.COM
PlayStation Store: PLAYSTATION NETWORK; SONY PLAYSTATION SYD
Apple: APPLE.COM/BILL SYDNEY; APPLE.COM/BILL 133622
Google Play: GOOGLE *PLAY G.CO/HELPPAY; GOOGLE*GOOGLE STORAGE
Riot Games: RIOT* LEAGUE; RIOT GAMES`,
  ),
  ...readShops(
    { category: "gov.fine_fee", mcc: "9222", low: 40, high: 480 },
    `
Fines Victoria: FINES VICTORIA; FINES VIC MELBOURNE
Revenue NSW: REVENUE NSW FINES; REVENUE NSW MAITLAND
SPER: SPER QLD; QLD SPER BRISBANE`,
  ),
  ...readShops(
    { category: "gov.fine_fee", mcc: "9399", low: 20, high: 410 },
    `
Australian Passport Office: AUST PASSPORT OFFICE; DFAT PASSPORTS
Births Deaths Marriages: BDM VICTORIA; NSW BDM CERT
Fit2Work: FIT2WORK POLICE CHECK; EQUIFAX FIT2WORK`,
  ),
  ...readShops(
    { category: "giv.remittance", mcc: "4829", low: 100, high: 1500 },
    `
Taptap Send: TAPTAP SEND SYDNEY; TAPTAP SEND AU
Remitly: REMITLY *AU; REMITLY SYDNEY
WorldRemit: WORLDREMIT SYDNEY; WORLDREMIT
Western Union: WU AUSTRALIA; WESTERN UNION ONLINE
Ria: RIA MONEY TRANSFER; RIA FINANCIAL AU`,
  ),
  ...readShops(
    { category: "fin.crypto", mcc: "6051", low: 50, high: 1500 },
    `
CoinSpot: COINSPOT MELBOURNE; COINSPOT PTY LTD
Swyftx: SWYFTX PTY LTD; SWYFTX
Independent Reserve: INDEPENDENT RESERVE; IND RESERVE SYD
BTC Markets: BTC MARKETS PTY; BTCMARKETS
Binance: BINANCE AU; BINANCE.COM`,
  ),
];
