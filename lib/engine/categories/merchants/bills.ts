/** Household bills: energy, water, phones and the internet, television by subscription. See read-table.ts. */
export const BILLS = {
  "utl.energy": [
    // Retailers of electricity and gas.
    "Globird=GLO BIRD; Blue NRG=BLUENRG; Next Business Energy; ^Momentum=MOMENTUM ENERGY PTY; People Energy; Pacific Blue=PACIFIC HYDRO RETAIL; Radian Energy",
    "Discover Energy; Smart Energy Retail; Arcline by RACV=ARCLINE; Sonnen=SONNEN AUSTRALIA; Mojo Power; Elysian Energy; Future X Power; Enova Energy; Powerclub",
    "Powerdirect; Click Energy; QEnergy; Qenergy Limited; Pooled Energy; Savant Energy; Sanctuary Energy; Locality Planning Energy=LPE ENERGY,LOCALITY PLANNING",
    "WINconnect; Altogether Group; Flow Systems; Active Utilities; Energy On; Real Utilities; Humenergy; OC Energy; Embedded Networks=EMBEDDED NETWORK",
    "Network Energy Services; Metered Energy; Seene; iO Energy; ZEN Energy; Perpetual Energy; Macquarie Energy; Telstra Energy; Origin Zero; Cooperative Power",
    "Ampol Energy; SolarHub; Raptor Energy; GEE Power and Gas=GEE POWER; Circular Energy; Besy=BESY AUSTRALIA; Evergy; Localvolts; Indigo Power; ENGIE=ENGIE AUSTRALIA",
    "EnergyAustralia Pty=TRUENERGY; Lumo=LUMO ENERGY AUST; Amber Electric=AMBER ENERGY; Nabo Energy",
    // State-owned, western, island and gas companies.
    "^Synergy=SYNERGY RETAIL,SYNERGY PAYMENT,ELECTRICITY GENERATION AND RETAIL; Western Power; Perth Energy; Change Energy; AGL Perth Gas",
    "Alinta Gas=ALINTA GAS,ALINTAGAS; Wesfarmers Kleenheat=KLEENHEAT GAS; Rimfire Energy; EDL Energy; Tas Gas=TASGAS,TAS GAS RETAIL; Solstice Energy; TasNetworks",
    "Hydro Tasmania; Ausgrid; Endeavour Energy; Essential Energy; Energex; Evoenergy; Jemena; CitiPower; Powercor; AusNet=AUSNET SERVICES; United Energy Distribution",
    "SA Power Networks; Australian Gas Networks; Multinet Gas; ATCO Gas=ATCO GAS AUSTRALIA; Allgas Energy",
    "Elgas=ELGAS LIMITED; Supagas=SUPAGAS PTY; Origin LPG=ORIGIN ENERGY LPG; Renegade Gas; SpeedGas; Unigas; Wesgas; BOC Gas=BOC LIMITED,BOC GASES",
    "Swap n Go=SWAP N GO,SWAPNGO; Solargain; Sunpower Energy; Bradford Energy",
  ],
  "hou.rates_water": [
    "Melbourne Water; Western Water; Central Highlands Water; East Gippsland Water; Grampians Wimmera Mallee Water=GWMWATER,GWM WATER; Lower Murray Water",
    "North East Water; South Gippsland Water; Wannon Water; Westernport Water; Goulburn Murray Water=GOULBURN MURRAY; Southern Rural Water; Seqwater; Sunwater",
    "Redland Water; Logan Water; Gold Coast Water; Wide Bay Water; Fitzroy River Water; Mackay Water; Riverina Water; Goldenfields Water; Central Tablelands Water",
    "MidCoast Water=MIDCOAST WATER; Rous Water=ROUS COUNTY COUNCIL; Water NSW=WATERNSW; Essential Water; Cobar Water Board; Aqwest=AQWEST BUNBURY; Busselton Water",
    "Bunbury Water; SA Water Corporation=SOUTH AUSTRALIAN WATER; Central Irrigation Trust; Icon Water=ACTEW WATER; TasWater=TASMANIAN WATER",
    "Power and Water Corporation=PAWA,POWERWATER; Murray Irrigation; Harvey Water; Southern Water=SOUTHERN WATER TASMANIA; City West Water=CWW; Yarra Valley Water=YVW",
    "South East Water=SEW WATER; Greater Western Water=GWW",
  ],
  "com.phone_internet": [
    // Mobile networks' own brands and their resellers.
    "Gomo=GOMO MOBILE; Moose Mobile; Numobile; Yomojo; Hello Mobile; Pennytel; TeleChoice=TELECHOICE; Think Mobile; iiNet Mobile; Konec Mobile",
    "Lebara Mobile=LEBARA PTY,LEBARA AUSTRALIA; Lyca Mobile=LYCA MOBILE,LYCAMOBILE PTY; CMLink=CM LINK,CMLINK AUSTRALIA; Ovo Mobile=OVO MOBILE; Jeenee Mobile; Savvytel",
    "Reward Mobile; Zero Mobile; Medion Mobile=MEDION AUSTRALIA; Everyday Mobile from Woolworths; Coles Mobile=COLES PREPAID; Vaya=VAYA MOBILE; Live Connected",
    "Dodo Mobile=DODO AUSTRALIA; Southern Phone Company=SOUTHERNPHONE; Circles.Life=CIRCLES AUSTRALIA",
    "Vodafone Prepaid=VODAFONE PREPAID,VHA PREPAID,TPG TELECOM LIMITED; Optus Mobile=OPTUS BILLING,OPTUS PREPAID,OPTUS MOBILE,SINGTEL OPTUS",
    "Telstra=TELSTRA CORPORATION,TELSTRA PREPAID,TELSTRA BILL,TELSTRA LIMITED,TELSTRA RECHARGE; Amaysim Mobile=AMAYSIM AUSTRALIA; Boost Mobile=BOOST TEL,BOOST PREPAID",
    "^Belong=BELONG BROADBAND,BELONG INTERNET; ALDImobile=ALDIMOBILE; Kogan Mobile=KOGAN MOBILE AUST,KOGAN INTERNET; Catch Connect=CATCHCONNECT",
    "Exetel Mobile=EXETEL PTY; Tangerine Telecom=TANGERINE INTERNET,TANGERINE MOBILE; [More Telecom]=MORE NBN,MORE INTERNET,MORE TELECOM; Airalo; Holafly; Sipgate",
    "Symbio",
    // Internet.
    "ABB Broadband=AUSSIE BB,ABB INTERNET; Superloop Broadband=SUPERLOOP LIMITED; Buddy Telco; ^Swoop=SWOOP BROADBAND,SWOOP TELECOM; Origin Internet=ORIGIN BROADBAND",
    "AGL Internet=AGL TELECOM,AGL MOBILE; Flip TV=FLIP CONNECT; Activ8me; SkyMesh; IPSTAR Broadband; Clear Networks; Harbour ISP; Node1 Internet=NODE1; Pentanet",
    "Lightning Broadband; Uniti=UNITI WIRELESS,UNITI INTERNET; Fuzenet; OptiComm=OPTICOMM; Redtrain Networks; LBNCo; Occom; Australian Phone Company; Barefoot Telecom",
    "Bendigo Telco; Neptune Internet; Dodo Connect; iPrimus=PRIMUS TELECOM; MyNetFone=MY NET FONE,MNF GROUP; Goto Networks=GOTO NETWORKS",
    "Foxtel Broadband=FOXTEL INTERNET; ^Commander=COMMANDER AUSTRALIA; Macquarie Telecom; Vocus=VOCUS COMMUNICATIONS; AAPT; Internode=INTERNODE PTY",
    "iiNet=IINET LIMITED,IINET BILLING,WESTNET; ^TransACT=TRANSACT COMMUNICATIONS; TPG=TPG NBN,TPG MOBILE,TPG CAP; Adam Internet; SpinTel=SPIN INTERNET",
    "Future Broadband; Tomi Broadband; Carbon Comms; Quokka Connect; SUMO NBN=SUMO INTERNET; Nuskope; Starlink=STARLINK AUSTRALIA,STARLINK SERVICES",
    "Telstra Bigpond=BIGPOND; NBN Co=NBN CO LIMITED; Skype=SKYPE COM; 2talk; Crazytel; VoIPLine; Maxotel",
  ],
  "com.streaming": [
    "Foxtel Now=FOXTEL MANAGEMENT,FOXTEL BILLING; ^Binge=STREAMOTION,HUBBL; ^Kayo=KAYOSPORTS; DAZN; Netflix=NETFLIX COM,NETFLIX AUSTRALIA; Disney+=DISNEY STREAMING",
    "Apple TV+; ^Stan=STAN SPORT; Spotify=SPOTIFY AB,SPOTIFY P,SPOTIFYAU; YouTube=YOUTUBEPREMIUM,YOUTUBE MUSIC,YOUTUBE TV; Deezer; SoundCloud; Qobuz; Amazon Music",
    "iHeartRadio; Mubi; DocPlay; AMC Plus=AMC PLUS,AMCPLUS; ^Shudder; Acorn TV; GuideDoc; Curiosity Stream=CURIOSITYSTREAM; BFI Player; Rakuten Viki=VIKI COM; iQIYI",
    "WeTV; Hotstar; Zee5; SonyLIV; YuppTV; Aha Video; Sun NXT; UFC Fight Pass=UFC FIGHT PASS; WWE Network; NBA League Pass; MLB TV; F1 TV=F1TV; Rugby Pass; WatchAFL",
    "Quickflix; Telstra TV Box Office; Plex=PLEX INC; Nebula Streaming; Dropout TV; Funimation; HiDive; Audiobooks.com=AUDIOBOOKS COM; Storytel; Blinkist",
    "Libro.fm=LIBRO FM; Everand; Marvel Unlimited; ^Fetch=FETCH TV PTY; VAST TV; Selectv",
  ],
} as const;
