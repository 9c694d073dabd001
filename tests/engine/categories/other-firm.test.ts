import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

function readDebit(description: string) {
  const [row] = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
    .row("everyday", "2026-03-02", "-42.00", description)
    .report().transactions;
  if (!row) throw new Error("the row was not read");
  return row;
}

describe("a name with a harmful label", () => {
  it.each(
    `GOOD SHEPHERD LUTHERAN COLLEGE NOOSA; BPAY GOOD SHEPHERD CATHOLIC PRIMARY SCHOOL; GOOD SHEPHERD ANGLICAN PARISH; PIONEER CREDIT UNION;
DENTICARE FAMILY DENTISTS; ZIP ZAP LASER; HUMM CAFE FREMANTLE; BRIDGIT JONES OSKO; KEYSTART DRIVING SCHOOL; HOMESTART KIDS PLAYGROUP;
BRIGHTEN UP CLEANING; SWOOSH CLEANING; SAFE FINANCIAL PLANNING; BSF GYM; MANY RIVERS VET; LUMI THERAPY; MOULA INDIAN CUISINE;
SHIFT FINANCIAL PLANNING; WORRELLS NURSERY; ACM GROUP TRAVEL; ILLION CREDIT CHECK; SMARTSALARY MEAL CARD; NLC CHURCH; KARMO YOGA;
LASSETERS HOTEL ALICE SPRINGS; MERLEHAN PLUMBING; CROWN CASINO PARKING; KENO SMITH ART; PLAY UP AUSTRALIA TOYS`.split(
      /;\s*/,
    ),
  )("is not found within the longer name %j", (description) => {
    const { code, inferred } = readDebit(description);
    const isLabelled = (code.startsWith("dbt.") || code === "rec.gambling") && !inferred;
    expect([code, isLabelled]).toEqual([code, false]);
  });

  it.each([
    ["NIMBLE AUSTRALIA PTY LTD", "dbt.sacc"],
    ["SWOOSH FINANCE", "dbt.sacc"],
    ["PIONEER CREDIT SOLUTIONS", "dbt.collection"],
    ["MILTON GRAHAM LAWYERS", "dbt.collection"],
    ["HUMM GROUP PAYMENT", "dbt.bnpl"],
    ["KLARNA *ASOS", "dbt.bnpl"],
    ["KEYSTART LOANS", "dbt.mortgage"],
    ["FOX SYMES DEBT RELIEF", "dbt.agreement"],
    ["SG FLEET NOVATED", "dbt.lease"],
    ["CROWN CASINO SOUTHBANK", "rec.gambling"],
    ["SPORTSBET DEPOSIT", "rec.gambling"],
    ["HUMM GROUP PAYMENT COUCH", "dbt.bnpl"],
    ["CREDIT CORP SERVICES 123456 J SMITH", "dbt.collection"],
    ["NIMBLE AUSTRALIA PTY LTD NIMBLE 4431", "dbt.sacc"],
    ["TOYOTA FINANCE AUSTRALIA LTD CONTRACT 1234", "dbt.car"],
    ["LADBROKES DIGITAL AUSTRALI", "rec.gambling"],
    ["CREDIT CORP ACQ", "dbt.collection"],
    ["CASH CONVERTERS PER FIN 7702", "dbt.sacc"],
    ["FOX SYMES ADMIN TRUST", "dbt.agreement"],
    ["SPORTSBET ZED", "rec.gambling"],
    ["REMSERV PKG 4418", "dbt.lease"],
    ["RENT THE ROO APPLIANCES", "dbt.lease"],
    ["SUNSHINE LNS PTY", "dbt.sacc"],
    ["BETR ENTERTAINMENT LTD ZED", "rec.gambling"],
    ["FOXSYMES", "dbt.agreement"],
  ])("is found if the remaining words are a firm, a bank or a place: %j is %s", (description, code) => {
    expect(readDebit(description)).toMatchObject({ code, inferred: false });
  });
});

describe("a merchant's name that is also a place or a surname", () => {
  it.each([
    ["BALMAIN BAKERY", "foo.groceries"],
    ["DEAKIN PHARMACY", "hea.pharmacy"],
    ["GOWRIE PHARMACY", "hea.pharmacy"],
    ["WYNDHAM VALE PHARMACY", "hea.pharmacy"],
    ["HILTON BAKERY SA", "foo.groceries"],
    ["THREDBO SUPERMARKET", "foo.groceries"],
    ["JAMBEROO TAVERN", "foo.dining"],
    ["DERRIMUT BAKERY", "foo.groceries"],
    ["NORTON ST GROCER", "foo.groceries"],
    ["SHERIDAN STREET PHARMACY", "hea.pharmacy"],
    ["OAKLEY PHYSIO", "hea.medical"],
    ["MESSINA PLUMBING", "hou.maintenance"],
  ])("yields to the word for the trade: %j is %s", (description, code) => {
    expect(readDebit(description).code).toBe(code);
  });

  it("means the merchant if the remaining word only states the sales channel", () => {
    expect(readDebit("NETFLIX SUBSCRIPTION").code).toBe("com.streaming");
  });

  it("does not mean the merchant inside the name of a street or suburb", () => {
    expect(readDebit("BALMAIN NEWS ROZELLE").code).not.toBe("fin.invest");
    expect(readDebit("NORTON PLAZA COLES").code).not.toBe("rec.digital");
  });
});

describe("a word for a second trade within a name", () => {
  it.each([
    ["POKER CREEK STATION STAY", "rec.travel"],
    ["CASINO ROAD BAKERY", "foo.groceries"],
    ["BINGO FLAT STORE", "unc.debit"],
    ["BRIGHTE EYES OPTOMETRIST", "hea.medical"],
    ["HUMMUS BAR CORVANE", "foo.dining"],
    ["CORVANE SUSHI BAR", "foo.dining"],
    ["CORVANE SAILING CLUB", "rec.sport_hobby"],
    ["INSUREANDGO TRAVEL POLICY", "ins.other"],
    ["YOUI CAR POLICY 8812", "tra.car_insurance"],
    ["COIN COLLECTORS CORVANE ADELAIDE ARCADE", "rec.sport_hobby"],
    ["CORVANE JEWELLERS ROYAL ARCADE", "shp.gifts_other"],
    ["CORVANE SLOT CARS", "rec.sport_hobby"],
    ["CREDIT UNION XMAS CLUB", "fin.saving"],
  ])("does not decide: %j is %s", (description, code) => {
    expect(readDebit(description).code).toBe(code);
  });

  it.each([
    ["CORVANE POKER LEAGUE", "rec.gambling"],
    ["CORVANE CASINO", "rec.gambling"],
    ["CORVANE BINGO HALL", "rec.gambling"],
    ["BRIGHTE 881234", "dbt.bnpl"],
    ["KLARNA *CORVANE SHOES", "dbt.bnpl"],
    ["CORVANE COCKTAIL BAR", "foo.alcohol"],
    ["CORVANE BAR", "foo.alcohol"],
    ["YOUI CAFE", "foo.dining"],
    ["CORVANE TRAVEL", "rec.travel"],
    ["CORVANE GAMES ARCADE", "rec.entertainment"],
    ["CORVANE ARCADE", "rec.entertainment"],
    ["CORVANE SLOTS", "rec.gambling"],
  ])("still decides if no other word does: %j is %s", (description, code) => {
    expect(readDebit(description).code).toBe(code);
  });
});
