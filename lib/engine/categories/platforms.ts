import { toDecision, toInferred } from "@/lib/engine/categories/decision";
import type { Decision } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** Platforms with one purpose, whatever names they print: "RAISELY*SWIM FOR LUNGS" is a donation. */
const SURE_PLATFORMS: ReadonlySet<string> = new Set(
  "Raisely,mycause,GoFundMe,Timely,Fresha,Kitomba,Shortcuts,Rezdy,HotDoc,PlayHQ,revolutioniseSPORT".split(
    ",",
  ),
);

/** Payment platforms and ticket sellers of one trade, with its category. */
const PLATFORMS: Readonly<Record<string, string>> = {
  "Mr Yum": "foo.dining",
  "me&u": "foo.dining",
  Toast: "foo.dining",
  Lightspeed: "foo.dining",
  DoorDash: "foo.dining",
  EASI: "foo.dining",
  HungryPanda: "foo.dining",
  Eventbrite: "rec.entertainment",
  TryBooking: "rec.entertainment",
  Humanitix: "rec.entertainment",
  Flexischools: "edu.public",
  Qkr: "edu.public",
  Compass: "edu.public",
  Xplor: "edu.childcare",
  Timely: "per.care",
  Fresha: "per.care",
  Kitomba: "per.care",
  Shortcuts: "per.care",
  Mindbody: "rec.gym",
  Rezdy: "rec.travel",
  PlayHQ: "rec.sport_hobby",
  revolutioniseSPORT: "rec.sport_hobby",
  Raisely: "giv.donation",
  mycause: "giv.donation",
  GoFundMe: "giv.donation",
  HotDoc: "hea.medical",
  Cliniko: "hea.medical",
};

/** The category of a platform with one purpose; null for any other. */
export function fromSurePlatform({ gateway }: Descriptor): Decision | null {
  const code = SURE_PLATFORMS.has(gateway ?? "") ? PLATFORMS[gateway ?? ""] : undefined;
  return code ? toDecision(code, "MERCHANT", gateway ?? "", 0.92) : null;
}

/** The usual category of a platform's payments, for names that give no other evidence. */
export function fromPlatform({ gateway }: Descriptor): Decision | null {
  const code = PLATFORMS[gateway ?? ""];
  return code ? toInferred(code, "WORDS", gateway ?? "", 0.7) : null;
}
