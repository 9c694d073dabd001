import { describe, expect, test } from "vitest";
import { toFieldErrors } from "@/lib/contract/fault";
import { CreateRequest } from "@/lib/contract/request";
import { fieldsOf, refused, refusedFields } from "@/lib/http/form";

function sent(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("a form of the portal", () => {
  test("omits empty fields and fields that the framework adds", () => {
    const form = sent({ $ACTION_KEY: "k", client_name: "  Kim  ", email: "   ", phone: "" });
    expect(fieldsOf(form)).toEqual({ client_name: "Kim" });
  });

  test("keeps every ticked value of a field when it is refused", () => {
    const form = sent({ act: "compare" });
    for (const id of ["req_1", "req_2"]) form.append("id", id);
    expect(refused(form, "Choose two.").values).toEqual({ act: "compare", id: "req_1 req_2" });
  });

  test("shows errors at each field in plain words, and keeps the input", () => {
    const form = sent({
      client_name: "x".repeat(201),
      report_type: "everything",
      email: "kim",
      phone: "12",
      redirect_uri: "http://example.com",
      cancel_uri: "example",
    });
    const fields = fieldsOf(form);
    const parsed = CreateRequest.safeParse(fields);
    const state = refusedFields(form, toFieldErrors("body", parsed.error?.issues ?? [], fields));
    expect(state.errors).toEqual({
      client_name: "Use at most 200 characters.",
      report_type: "Choose one of these.",
      email: "An email address must have an @-sign.",
      phone: "Must be an Australian phone number or an international one beginning with +.",
      redirect_uri: "The URL must start with https://.",
      cancel_uri: "Enter a full URL, such as https://example.com/back.",
    });
    expect(state.values).toEqual(fields);
    expect(state.note?.text).toBe("6 fields must be corrected.");
  });

  test("requires the mandatory fields", () => {
    const parsed = CreateRequest.safeParse({});
    const state = refusedFields(new FormData(), toFieldErrors("body", parsed.error?.issues ?? [], {}));
    expect(state.errors).toEqual({ client_name: "This is needed.", report_type: "This is needed." });
  });
});
