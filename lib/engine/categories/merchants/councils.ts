/**
 * Local governments by state, each under the kind it bears. A kind says how the name is printed: a city prints as
 * "BALLARAT CITY COUNCIL" and as "CITY OF BALLARAT", a shire as "MOYNE SHIRE" and as "SHIRE OF MOYNE".
 */
const BY_KIND: readonly (readonly [
  kind: "city" | "shire" | "region" | "municipality" | "council",
  places: string,
])[] = [
  // New South Wales.
  [
    "city",
    "Albury, Armidale, Bathurst, Blacktown, Blue Mountains, Broken Hill, Campbelltown, Canada Bay, Canterbury Bankstown, Cessnock, Coffs Harbour, Dubbo, Fairfield, Goulburn Mulwaree, Griffith, Hawkesbury, Lake Macquarie, Lismore, Lithgow, Liverpool, Maitland, Newcastle, Orange, Parramatta, Penrith, Queanbeyan Palerang, Randwick, Ryde, Shellharbour, Shoalhaven, Sydney, Wagga Wagga, Willoughby, Wollongong",
  ],
  [
    "shire",
    "Balranald, Bega Valley, Bellingen, Berrigan, Bland, Blayney, Bogan, Bourke, Brewarrina, Byron, Cabonne, Carrathool, Central Darling, Cobar, Coolamon, Coonamble, Dungog, Eurobodalla, Gilgandra, Greater Hume, Gwydir, Hay, Hilltops, Hornsby, Junee, Kyogle, Lachlan, Leeton, Liverpool Plains, Lockhart, Moree Plains, Murrumbidgee, Muswellbrook, Nambucca Valley, Narrabri, Narrandera, Narromine, Oberon, Parkes, Singleton, Snowy Valleys, Sutherland, Temora, Tenterfield, The Hills, Tweed, Upper Hunter, Upper Lachlan, Uralla, Walcha, Walgett, Warren, Warrumbungle, Weddin, Wentworth, Wingecarribee, Wollondilly, Yass Valley",
  ],
  [
    "region",
    "Clarence Valley, Cootamundra Gundagai, Edward River, Glen Innes Severn, Inverell, Mid Western, Murray River, Richmond Valley, Snowy Monaro, Tamworth",
  ],
  [
    "municipality",
    "Burwood, Hunters Hill, Kiama, Ku ring gai, Lane Cove, Mosman, North Sydney, Strathfield, Waverley, Woollahra",
  ],
  [
    "council",
    "Ballina Shire, Bayside, Camden, Central Coast, Cumberland, Federation, Forbes, Georges River, Gunnedah, Inner West, Kempsey, Midcoast, Northern Beaches, Port Macquarie Hastings, Port Stephens, Cowra",
  ],
  // Victoria.
  [
    "city",
    "Ballarat, Banyule, Boroondara, Brimbank, Casey, Darebin, Frankston, Glen Eira, Greater Bendigo, Greater Dandenong, Greater Geelong, Greater Shepparton, Hobsons Bay, Hume, Kingston, Knox, Latrobe, Manningham, Maribyrnong, Maroondah, Melbourne, Melton, Merri bek, Monash, Moonee Valley, Moreland, Port Phillip, Stonnington, Warrnambool, Whitehorse, Whittlesea, Wodonga, Wyndham, Yarra",
  ],
  [
    "shire",
    "Alpine, Ararat, Bass Coast, Baw Baw, Buloke, Campaspe, Cardinia, Central Goldfields, Colac Otway, Corangamite, East Gippsland, Gannawarra, Glenelg, Golden Plains, Hepburn, Hindmarsh, Indigo, Loddon, Macedon Ranges, Mansfield, Mitchell, Moira, Moorabool, Mornington Peninsula, Mount Alexander, Moyne, Murrindindi, Nillumbik, Northern Grampians, Pyrenees, South Gippsland, Southern Grampians, Strathbogie, Surf Coast, Towong, Wellington, West Wimmera, Yarra Ranges, Yarriambiack",
  ],
  [
    "municipality",
    "Ararat Rural City, Benalla Rural City, Horsham Rural City, Mildura Rural City, Swan Hill Rural City, Wangaratta Rural City, Borough of Queenscliffe",
  ],
  // Queensland.
  ["city", "Brisbane, Gold Coast, Ipswich, Logan, Moreton Bay, Mount Isa, Redland, Townsville"],
  [
    "region",
    "Banana, Barcaldine, Blackall Tambo, Bundaberg, Cairns, Cassowary Coast, Central Highlands, Charters Towers, Fraser Coast, Gladstone, Goondiwindi, Gympie, Isaac, Lockyer Valley, Longreach, Mackay, Maranoa, Moreton Bay, North Burnett, Rockhampton, Scenic Rim, Somerset, South Burnett, Southern Downs, Tablelands, Toowoomba, Western Downs, Whitsunday, Torres Strait Island, Northern Peninsula Area",
  ],
  [
    "shire",
    "Aurukun, Balonne, Banana, Barcoo, Boulia, Bulloo, Burdekin, Burke, Carpentaria, Cloncurry, Cook, Croydon, Diamantina, Douglas, Etheridge, Flinders Shire Queensland, Hinchinbrook, Livingstone, Mareeba, McKinlay, Mornington, Murweh, Noosa, Paroo, Quilpie, Richmond, Torres, Winton",
  ],
  [
    "council",
    "Sunshine Coast, Cherbourg Aboriginal Shire, Doomadgee Aboriginal Shire, Hope Vale Aboriginal Shire, Kowanyama Aboriginal Shire, Lockhart River Aboriginal Shire, Mapoon Aboriginal Shire, Napranum Aboriginal Shire, Palm Island Aboriginal Shire, Pormpuraaw Aboriginal Shire, Woorabinda Aboriginal Shire, Wujal Wujal Aboriginal Shire, Yarrabah Aboriginal Shire, Weipa Town Authority",
  ],
  // South Australia.
  [
    "city",
    "Adelaide, Burnside, Charles Sturt, Holdfast Bay, Marion, Mitcham, Mount Gambier, Norwood Payneham St Peters, Onkaparinga, Playford, Port Adelaide Enfield, Port Lincoln, Prospect, Salisbury, Tea Tree Gully, Unley, Victor Harbor, West Torrens, Whyalla, Campbelltown",
  ],
  [
    "council",
    "Adelaide Hills, Adelaide Plains, Alexandrina, Barossa, Berri Barmera, Ceduna, Clare and Gilbert Valleys, Cleve, Coober Pedy, Coorong, Copper Coast, Elliston, Flinders Ranges, Franklin Harbour, Goyder, Grant, Gawler, Kangaroo Island, Karoonda East Murray, Kimba, Kingston District, Light Regional, Lower Eyre, Loxton Waikerie, Mid Murray, Mount Barker, Mount Remarkable, Murray Bridge, Naracoorte Lucindale, Northern Areas, Orroroo Carrieton, Peterborough, Port Augusta, Port Pirie, Renmark Paringa, Robe, Roxby, Southern Mallee, Streaky Bay, Tatiara, Tumby Bay, Wakefield Regional, Walkerville, Wattle Range, Wudinna, Yankalilla, Yorke Peninsula",
  ],
  // Western Australia.
  [
    "city",
    "Albany, Armadale, Bayswater, Belmont, Bunbury, Busselton, Canning, Cockburn, Fremantle, Gosnells, Greater Geraldton, Joondalup, Kalamunda, Kalgoorlie Boulder, Karratha, Kwinana, Mandurah, Melville, Nedlands, Perth, Rockingham, South Perth, Stirling, Subiaco, Swan, Vincent, Wanneroo",
  ],
  [
    "municipality",
    "Town of Bassendean, Town of Cambridge, Town of Claremont, Town of Cottesloe, Town of East Fremantle, Town of Mosman Park, Town of Port Hedland, Town of Victoria Park, Shire of Peppermint Grove",
  ],
  [
    "shire",
    "Ashburton, Augusta Margaret River, Beverley, Boddington, Boyup Brook, Bridgetown Greenbushes, Brookton, Broome, Broomehill Tambellup, Bruce Rock, Capel, Carnamah, Carnarvon, Chapman Valley, Chittering, Christmas Island, Cocos Keeling Islands, Collie, Coolgardie, Coorow, Corrigin, Cranbrook, Cuballing, Cue, Cunderdin, Dalwallinu, Dandaragan, Dardanup, Denmark, Derby West Kimberley, Donnybrook Balingup, Dowerin, Dumbleyung, Dundas, East Pilbara, Esperance, Exmouth, Gingin, Gnowangerup, Goomalling, Halls Creek, Harvey, Irwin, Jerramungup, Katanning, Kellerberrin, Kent, Kojonup, Kondinin, Koorda, Kulin, Lake Grace, Laverton, Leonora, Manjimup, Meekatharra, Menzies, Merredin, Mingenew, Moora, Morawa, Mount Magnet, Mount Marshall, Mukinbudin, Mundaring, Murchison, Murray, Nannup, Narembeen, Narrogin, Ngaanyatjarraku, Northam, Northampton, Nungarin, Perenjori, Pingelly, Plantagenet, Quairading, Ravensthorpe, Sandstone, Serpentine Jarrahdale, Shark Bay, Tammin, Three Springs, Toodyay, Trayning, Upper Gascoyne, Victoria Plains, Wagin, Wandering, Waroona, West Arthur, Westonia, Wickepin, Williams, Wiluna, Wongan Ballidu, Woodanilling, Wyalkatchem, Wyndham East Kimberley, Yalgoo, Yilgarn, York",
  ],
  // Tasmania.
  ["city", "Burnie, Clarence, Devonport, Glenorchy, Hobart, Launceston"],
  [
    "council",
    "Break O Day, Brighton, Central Coast Tasmania, Central Highlands Tasmania, Circular Head, Derwent Valley, Dorset, George Town, Glamorgan Spring Bay, Huon Valley, Kentish, Kingborough, Latrobe Tasmania, Meander Valley, Northern Midlands, Sorell, Southern Midlands, Tasman, Waratah Wynyard, West Coast Tasmania, West Tamar, Flinders Island, King Island",
  ],
  // Northern Territory.
  ["city", "Darwin, Palmerston"],
  [
    "region",
    "Barkly, Central Desert, East Arnhem, MacDonnell, Roper Gulf, Tiwi Islands, Victoria Daly, West Arnhem, West Daly",
  ],
  ["council", "Alice Springs Town, Katherine Town, Litchfield, Coomalie, Wagait Shire, Belyuen"],
];

const FORMS: Readonly<Record<(typeof BY_KIND)[number][0], readonly string[]>> = {
  city: ["@ CITY COUNCIL", "CITY OF @", "@ COUNCIL", "@ CITY RATES", "@ CC"],
  shire: ["@ SHIRE COUNCIL", "SHIRE OF @", "@ SHIRE", "@ COUNCIL"],
  region: ["@ REGIONAL COUNCIL", "@ REGIONAL", "@ COUNCIL"],
  municipality: ["@ COUNCIL", "@ MUNICIPAL COUNCIL", "MUNICIPALITY OF @", "@ RATES"],
  council: [
    "@ COUNCIL",
    "DISTRICT COUNCIL OF @",
    "@ DISTRICT COUNCIL",
    "@ CITY COUNCIL",
    "@ REGIONAL COUNCIL",
    "@ RATES",
  ],
};

const KIND_WORDS: Readonly<Record<string, string>> = { city: "City", shire: "Shire", region: "Regional" };

/** Councils as table entries: the first form is the name shown, every form is matched. */
export const COUNCILS = {
  "hou.rates_water": BY_KIND.flatMap(([kind, places]) =>
    places.split(", ").map((place) => {
      const forms = FORMS[kind].map((form) => form.replace("@", place.toUpperCase()));
      const shown =
        kind === "council" || kind === "municipality"
          ? `${place} Council`
          : `${place} ${KIND_WORDS[kind]} Council`;
      return `[${shown}]=${forms.join(",")}`;
    }),
  ),
} as const;

/** What else a council is paid for. The word after its name says so; without one the payment is for rates. */
export const COUNCIL_SERVICES: Readonly<Record<string, string>> = {
  PARKING: "tra.tolls_parking",
  CARPARK: "tra.tolls_parking",
  METER: "tra.tolls_parking",
  METERS: "tra.tolls_parking",
  LEISURE: "rec.sport_hobby",
  AQUATIC: "rec.sport_hobby",
  POOL: "rec.sport_hobby",
  SWIM: "rec.sport_hobby",
  RECREATION: "rec.sport_hobby",
  GOLF: "rec.sport_hobby",
  CHILDCARE: "edu.childcare",
  CHILDRENS: "edu.childcare",
  OSHC: "edu.childcare",
  KINDERGARTEN: "edu.childcare",
  FINE: "gov.fine_fee",
  FINES: "gov.fine_fee",
  INFRINGEMENT: "gov.fine_fee",
  INFRINGEMENTS: "gov.fine_fee",
  LIBRARY: "gov.fine_fee",
  THEATRE: "rec.entertainment",
  ZOO: "rec.entertainment",
};
