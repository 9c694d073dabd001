/** Given name and surname of four people for each naming culture. */
export const NAMES: readonly (readonly [culture: string, names: readonly string[]])[] = [
  ["Anglo-Australian", ["DENISE HARPER", "KEITH WATSON", "SHARON BLAKE", "OLIVER MASON"]],
  ["Vietnamese", ["NGUYEN THI HOA", "TRAN VAN MINH", "PHAM LAN", "LE QUOC BAO"]],
  ["Chinese", ["WEI ZHANG", "XIAOLING WU", "JIANGUO LIU", "MEILIN HUANG"]],
  ["Punjabi", ["GURPREET SINGH", "HARJINDER DHILLON", "SIMRAN GREWAL", "BALWINDER SANDHU"]],
  [
    "Tamil",
    ["KARTHIKEYAN SUBRAMANIAM", "THILAGAVATHI RAMANATHAN", "SENTHIL MURUGESAN", "VASANTHI PONNUSAMY"],
  ],
  ["Arabic", ["FATIMA ALHASHIMI", "KHALID MANSOUR", "ZAINAB HADDAD", "YOUSSEF KHOURY"]],
  ["Greek", ["KONSTANTINOS PAPADAKIS", "ELENI STAVROU", "DIMITRIOS GEORGIOU", "VASILIKI KARAGIANNIS"]],
  ["Italian", ["GIUSEPPE ESPOSITO", "ROSARIA DANGELO", "SALVATORE GRECO", "CONCETTA RUSSO"]],
  ["Tibetan", ["TENZIN WANGCHUK", "DOLMA LHAMO", "PASANG NORBU", "YANGCHEN DORJEE"]],
  ["Tongan", ["SIONE TUPOU", "MELE FIFITA", "TEVITA MOALA", "SALOTE TAUFAHEMA"]],
  ["South Sudanese", ["DENG AKOL", "ACHOL GARANG", "MAYEN MABIOR", "NYANDENG KUOL"]],
  ["Yolngu", ["GALARRWUY YUNUPINGU", "BANDUK MARIKA", "DJAKAPURRA MUNYARRYUN", "RARRIWUY HICK"]],
];

/** Like NAMES, but with names of two to five letters. */
export const SHORT_NAMES: readonly (readonly [culture: string, names: readonly string[]])[] = [
  ["Anglo-Australian", ["AMY LEE", "IAN COX", "SUE RAY", "TIM FOX"]],
  ["Vietnamese", ["HOA VO", "AN LY", "THU HO", "DAT TA"]],
  ["Chinese", ["LI NG", "BO LU", "YU HE", "NA XU"]],
  ["Korean", ["MIN OH", "KIM AN", "JI NA", "SU KU"]],
  ["Punjabi", ["JAS GILL", "BAL RAI", "RAJ SRA", "MAN BAL"]],
  ["Tamil", ["UMA RAO", "RAJ IYER", "MANI RAJ", "SELVI SAM"]],
  ["Arabic", ["ABU ALI", "ALA NUR", "MAI SAB", "ISA DIB"]],
  ["Greek", ["ARI KOS", "EVA RIGA", "LIA VAS", "TAS ZIS"]],
  ["Italian", ["ANA RE", "UGO PO", "LEA BO", "EZIO FO"]],
  ["Burmese", ["AYE MYA", "KO OO", "MYO WIN", "SU SAN"]],
  ["Tongan", ["ANA FA", "SIO TUI", "MELE AHO", "PITA MOA"]],
  ["South Sudanese", ["DUT BOL", "AJAK DAU", "MUT GAI", "ATEM BUL"]],
];

/** Four names of each naming culture, for firms that are named after their owners. */
export const SURNAMES: readonly (readonly [culture: string, names: readonly string[]])[] = [
  ["Anglo-Australian", ["HARPER", "WATSON", "BLAKEMORE", "MASON"]],
  ["short Anglo-Australian", ["COX", "LEE", "FOX", "AMY"]],
  ["Vietnamese", ["VO", "NGUYEN", "LY", "TA"]],
  ["Chinese", ["NG", "LI", "XU", "ZHANG"]],
  ["Korean", ["KIM", "OH", "AN", "PARK"]],
  ["Punjabi", ["GILL", "RAI", "SANDHU", "BAL"]],
  ["Tamil", ["RAO", "IYER", "MURUGESAN", "RAJ"]],
  ["Arabic", ["ABU", "ALI", "HADDAD", "NUR"]],
  ["Greek", ["KOS", "VAS", "PAPADAKIS", "ZIS"]],
  ["Italian", ["ANA", "PO", "RUSSO", "RE"]],
  ["Burmese", ["OO", "WIN", "MYA", "AYE"]],
  ["Tongan", ["FA", "TUI", "MOALA", "AHO"]],
  ["South Sudanese", ["DUT", "BOL", "GARANG", "DAU"]],
];
