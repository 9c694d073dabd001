/** Bookmakers, lotteries, casinos and online play: the names they trade under, none of them a guess. See read-table.ts. */
export const WAGERING = {
  "rec.gambling": [
    // Licensed bookmakers and totalisators.
    "Sportsbet=SPORTSBET COM,SPORTSBET PTY; ^TAB=TAB COM AU,TAB ONLINE,TAB AGENCY; UBET; TABtouch=TAB TOUCH,RWWA",
    "Ladbrokes=LADBROKES AUSTRALIA,ENTAIN GROUP,ENTAIN AUSTRALIA; ^Neds=NEDS PTY,NEDS INTERNATIONAL; Bet365=BET365 AUSTRALIA; PointsBet=POINTSBET AUSTRALIA",
    "Unibet=UNIBET AUSTRALIA,BETCHOICE; BetRight=BET RIGHT; BlueBet=BLUE BET; Betr=BETR PTY,BETR COM AU; Betfair=BETFAIR AUSTRALIA",
    "Palmerbet=PALMER BET,PALMERSTON BOOKMAKERS; TopSport=TOP SPORT BETTING,MERLEHAN; ^Dabble=DABBLE SPORTS AU,DABBLE BETTING; PlayUp=PLAY UP AUSTRALIA,DRAFTSTARS",
    "Picklebet=PICKLE BET; SwiftBet=SWIFT BET; BetDeluxe=BET DELUXE; EliteBet=ELITE BET; BoomBet=BOOM BET; MintBet=MINT BET; BetEstate; BetNation=BET NATION",
    "BetProfessor; BetGalaxy; Betfocus; BetXpress; BetRoyale; BetBuzz; Bet777=BET777; Bet66=BET66; Realbookie=REAL BOOKIE; Robwaterhouse=ROBWATERHOUSE COM; TexBet",
    "VicBet; WinnersBet=WINNERSBET; WishBet; WellBet; YesBet=YESBET; Ultrabet; Upcoz; TradieBet; Topbetta; SurgeBet; StarSports Bookmaker=STARSPORTS",
    "Southerncross Bet=SOUTHERN CROSS BET; SterlingParker=STERLING PARKER; SportsBetting.com.au=SPORTSBETTING COM AU; SportChamps; Questbet; PulseBet; Puntnow",
    "PuntGenie; PuntCity; Puntzone; PremiumBet; OKEBET=OKEBET; Next2Go=NEXT2GO; Moneyball AU=MONEYBALL; MidasBet; MarantelliBet=MARANTELLI; LuxBet; LightningBet",
    "KnightBet; JimmyBet; GoldBet; GoldenRush Bet; GetSetBet; GallopBet; FiestaBet; EskanderBet=ESKANDER BETTING; Diamondbet; Crossbet; CrownBet; BeteasyAU=BETEASY",
    "ChasebetAU=CHASEBET; Buddybet; BossBet; BlondeBet; BigBet; BetterBet; BaggyBet; Sportingbet; Centrebet; IASbet; Tom Waterhouse Bet=TOMWATERHOUSE; Classicbet",
    "MadBookie; ReadyBet; OzBet; Tatts Bet=TATTSBET",
    // Lotteries and raffles run for profit; a charity's own lottery is a game of chance as well.
    "The Lott=THE LOTT GOLDEN CASKET,THE LOTT COM,TATTERSALLS SWEEPS,TATTS GROUP,TATTSLOTTO,TATTS LOTTERIES,LOTT ONLINE; Golden Casket=GOLDEN CASKET LOTT; SA Lotteries=SA LOTTERIES",
    "NT Lotteries; NSW Lotteries=NSW LOTTERIES CORP; Lotterywest=LOTTERY WEST; Lottoland Australia; Oz Lotteries=OZ LOTTERIES; TMS Global Lotteries; LottoGo",
    "Lotto Agent; TheLotter; Jumbo Lotteries=JUMBO INTERACTIVE LTD; Keno=KENO COM AU,KENO NSW; Mater Lotteries=MATER PRIZE HOMES,MATER LOTTERY",
    "RSL Art Union=RSL ART UNION,DREAM HOME ART UNION; Yourtown Prize Homes=YOURTOWN PRIZE,YOURTOWN ART UNION; Endeavour Lotteries=ENDEAVOUR FOUNDATION LOTTERY",
    "Deaf Lottery=DEAF LOTTERY AUSTRALIA; Surf Life Saving Lotteries=SURF LIFE SAVING LOTTER,SURF LOTTERIES; Boystown Art Union; Play for Purpose",
    "[Charitable lotteries]=MS MEGA RAFFLE,MS LIMITED EDITION LOTTERY,HOME FOR A CAUSE,DREAM HOME LOTTERY,HOSPITAL RESEARCH HOME LOTTERY,TELETHON LOTTERY,STARLIGHT LOTTERY,CANCER COUNCIL LOTTERY,VARIETY LOTTERY,KIDS CANCER LOTTERY,REMEMBER LOTTERY",
    "LMCT+=LMCT PLUS; Motor Culture Australia=MOTOR CULTURE AUST",
    // Casinos and gaming venues by name.
    "Crown Casino=CROWN CASINO PERTH,CROWN CASINO MELB,CROWN GAMING",
    "[The Star]=THE STAR SYDNEY CASINO,STAR SYDNEY GAMING,THE STAR GOLD COAST CASINO,THE STAR BRISBANE CASINO; Treasury Brisbane Casino; Jupiters Casino",
    "The Reef Casino=REEF HOTEL CASINO,THE REEF HOTEL CASINO; The Ville Casino=THE VILLE RESORT CASINO; Mindil Beach Casino; SkyCity Darwin",
    "SkyCity Adelaide Casino=SKYCITY ADEL; Adelaide Casino; Casino Canberra; Country Club Casino=COUNTRY CLUB TAS CASINO; Wrest Point=WREST POINT GAMING",
    "Lasseters Casino=LASSETERS",
    // Online casinos and sites without an Australian licence that take Australians' cards.
    "888 Casino=888 POKER,888CASINO; PokerStars=POKER STARS; GGPoker; PartyPoker; Bovada; Ignition Casino=IGNITION POKER; BitStarz; Fair Go Casino; Uptown Pokies",
    "Rolling Slots; PlayAmo; National Casino; King Billy Casino; Ricky Casino; Hell Spin=HELLSPIN; Stake.com=STAKE COM CASINO; 1xBet=1XBET; Rollbit; Roobet",
    "BC.Game=BC GAME; SkyCrown Casino; Wild Card City; Red Stag Casino; DraftKings; FanDuel; Betway; Spinbetter; Bizzo Casino; Neospin; Dolly Casino; Leon Casino",
    "Slotomania; House of Fun Slots; Lightning Link Casino; Heart of Vegas; Cashman Casino",
  ],
} as const;
