import { describe, expect, test } from "vitest";
import { z } from "zod";
import { checkMessages, MESSAGE_FIELDS } from "@/lib/env/messages";

const Schema = z.object(MESSAGE_FIELDS).superRefine((settings, context) => {
  checkMessages(settings, (name, message) => context.addIssue({ code: "custom", path: [name], message }));
});
const faults = (settings: Record<string, string>) => {
  const result = Schema.safeParse(settings);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
};

const SMS = {
  TWILIO_ACCOUNT_SID: `AC${"0123456789abcdef".repeat(2)}`,
  TWILIO_AUTH_TOKEN: "secret",
  SMS_FROM: "Surplus",
};
const MAIL = { RESEND_API_KEY: "re_x", RESEND_WEBHOOK_SECRET: `whsec_${"A".repeat(44)}` };

describe("the settings of messages", () => {
  test.each([
    ["none", {}],
    ["empty ones", { TWILIO_ACCOUNT_SID: "", SMS_FROM: " ", RESEND_WEBHOOK_SECRET: "" }],
    ["mail's", MAIL],
    ["a mail server", { SMTP_URL: "smtp://me:word@mail.example.com:2525" }],
    ["a mail server over TLS without an account", { SMTP_URL: "smtps://mail.example.com" }],
    ["SMS's with a sender name", SMS],
    ["SMS's with a number", { ...SMS, SMS_FROM: "+61480000000" }],
    ["SMS's with a messaging service", { ...SMS, SMS_FROM: `MG${"0123456789abcdef".repeat(2)}` }],
  ])("allow a start with %s", (_, settings) => {
    expect(faults(settings)).toEqual([]);
  });

  test.each([
    ["two email providers", { ...MAIL, SMTP_URL: "smtps://me:word@mail.example.com" }, ["SMTP_URL"]],
    ["a mail server with an https URL", { SMTP_URL: "https://mail.example.com" }, ["SMTP_URL"]],
    ["a mail server's user without a password", { SMTP_URL: "smtp://me@mail.example.com" }, ["SMTP_URL"]],
    ["only an account", { TWILIO_ACCOUNT_SID: SMS.TWILIO_ACCOUNT_SID }, ["TWILIO_AUTH_TOKEN", "SMS_FROM"]],
    ["only a sender", { SMS_FROM: "Surplus" }, ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN"]],
    ["a malformed account", { ...SMS, TWILIO_ACCOUNT_SID: "SK123" }, ["TWILIO_ACCOUNT_SID"]],
    ["a sender name that is too long", { ...SMS, SMS_FROM: "Harbour Lending" }, ["SMS_FROM"]],
    ["a sender number without its country code", { ...SMS, SMS_FROM: "0480000000" }, ["SMS_FROM"]],
    [
      "a signing secret without a key",
      { RESEND_WEBHOOK_SECRET: MAIL.RESEND_WEBHOOK_SECRET },
      ["RESEND_API_KEY"],
    ],
    ["a malformed signing secret", { ...MAIL, RESEND_WEBHOOK_SECRET: "re_x" }, ["RESEND_WEBHOOK_SECRET"]],
    ["a cap of 0", { SMS_CAP_DAY: "0" }, ["SMS_CAP_DAY"]],
  ])("prevent a start with %s, and the error names the setting at fault", (_, settings, names) => {
    const said = faults(settings as unknown as Record<string, string>);
    expect(said.map((line) => line.split(" ")[0])).toEqual(names);
    expect(said.join(" ")).not.toMatch(/secret$|re_x/);
  });
});
