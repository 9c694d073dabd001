import { describe, expect, test } from "vitest";
import { removeEvidenceAction } from "@/app/(portal)/[environment]/settings/live/application/actions";
import { GET } from "@/app/(portal)/[environment]/settings/live/application/files/[file]/route";
import { POST } from "@/app/(portal)/[environment]/settings/live/application/files/route";
import { startApplication } from "@/lib/company/application/start-application";
import { MADE_FOR } from "@/lib/contract/form";
import { findSignedIn } from "@/lib/http/member";
import { ROLES } from "@/lib/identity/permission";
import { EVIDENCE_BYTES_MAX, EVIDENCE_FILES_MAX } from "@/lib/rules/application/evidence";
import { inCompany, inOperation } from "@/lib/store/client";
import { actionsOf, getApplication, submit } from "@/tests/support/application";
import "@/tests/support/browser-visit";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { pictureOf } from "@/tests/support/pictures";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();
const UNTOUCHED = { note: null, errors: {}, values: {}, secret: null };
const ADDRESS = "http://localhost/test/settings/live/application/files";
const ACTOR = { kind: "member", id: null } as const;

const pdfOf = (text: string, length = 0) => {
  const bytes = new Uint8Array(Math.max(length, text.length + 20));
  bytes.set(new TextEncoder().encode(`%PDF-1.7\n${text}`));
  bytes.set(new TextEncoder().encode("%%EOF\n"), bytes.length - 6);
  return bytes;
};

async function upload(
  applicationId: string,
  file: File,
  request: Partial<RequestInit> = {},
  fields: Record<string, string> = {},
): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("application", applicationId);
  form.set("file", file);
  const answer = await POST(new Request(ADDRESS, { method: "POST", body: form, ...request }));
  return answer.headers.get("location")?.split("?file=")[1] ?? String(answer.status);
}

/** Sends the form as a page with script does: without leaving the page. */
async function uploadBeside(application: string, file: File): Promise<unknown> {
  const form = new FormData();
  form.set("application", application);
  form.set("file", file);
  const headers = { accept: "application/json" };
  const answer = await POST(new Request(ADDRESS, { method: "POST", body: form, headers }));
  expect(answer.headers.get("location")).toBeNull();
  return answer.json();
}

const fetchFile = (file: string) =>
  GET(new Request(`${ADDRESS}/${file}`), { params: Promise.resolve({ file }) });

async function begin() {
  const { companyId } = await signInAs("owner");
  return { companyId, id: await startApplication(companyId, ACTOR) };
}

describe("an uploaded document", () => {
  test("gets the same messages with and without script, and with script the member stays on the page", async () => {
    const { companyId, id } = await begin();
    expect(await uploadBeside(id, new File([pdfOf("one")], "one.pdf"))).toEqual({ file: "added" });
    expect(await uploadBeside(id, new File(["<script>"], "two.pdf"))).toEqual({ file: "bad_request" });
    expect((await getApplication(companyId)).files).toHaveLength(1);
  });

  test("is stored encrypted, and downloads unchanged, but is never displayed as a page", async () => {
    const { companyId, id } = await begin();
    const bytes = pdfOf("licence of Harbour Lending");
    expect(await upload(id, new File([bytes], "our licence.pdf", { type: "text/html" }))).toBe("added");
    const [file] = (await getApplication(companyId)).files;
    expect(file).toMatchObject({ name: "our licence.pdf", type: "application/pdf", sizeBytes: bytes.length });
    const answer = await fetchFile(file?.id ?? "");
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="our licence\.pdf"/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const kept = await inCompany(companyId, (tx) => tx.applicationFile.findFirstOrThrow());
    expect(Buffer.from(kept.dataSealed).includes("Harbour Lending")).toBe(false);
  });

  test("is refused if its type is not allowed, whatever its name, and is served with the type of its content", async () => {
    const { companyId, id } = await begin();
    const html = new TextEncoder().encode("<!doctype html><script>alert(1)</script>");
    expect(await upload(id, new File([html], "licence.pdf", { type: "application/pdf" }))).toBe(
      "bad_request",
    );
    expect(await upload(id, new File([], "empty.pdf"))).toBe("bad_request");
    expect((await getApplication(companyId)).files).toEqual([]);
    expect(await upload(id, new File([pictureOf("png")], "licence.pdf.html"))).toBe("added");
    expect((await getApplication(companyId)).files[0]).toMatchObject({
      name: "licence pdf.png",
      type: "image/png",
    });
  });

  test("is not stored if the user or company has changed since the page was rendered", async () => {
    const { companyId, id } = await begin();
    const send = (madeFor: string) =>
      upload(id, new File([pdfOf("")], "licence.pdf"), {}, { [MADE_FOR]: madeFor });
    const asking = await findSignedIn();
    expect(await send(`${asking?.userId} com_of_another`)).toBe("moved");
    expect(await send(`usr_of_another ${companyId}`)).toBe("moved");
    expect((await getApplication(companyId)).files).toEqual([]);
    expect(await send(`${asking?.userId} ${companyId}`)).toBe("added");
  });

  test("is refused if its actual size is too large, whatever size it declares", {
    tags: ["slow"],
  }, async () => {
    const { companyId, id } = await begin();
    const fits = pdfOf("", EVIDENCE_BYTES_MAX);
    expect(await upload(id, new File([fits], "fits.pdf"))).toBe("added");
    expect(await upload(id, new File([pdfOf("", EVIDENCE_BYTES_MAX + 1)], "over.pdf"))).toBe("too_large");
    expect(await upload(id, new File([pdfOf("", EVIDENCE_BYTES_MAX + 30_000)], "over.pdf"))).toBe(
      "too_large",
    );
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const answer = await POST(
      new Request(ADDRESS, { method: "POST", body: endless, headers, duplex: "half" } as RequestInit),
    );
    expect(answer.headers.get("location")).toContain("too_large");
    expect(sent).toBeLessThan(EVIDENCE_BYTES_MAX + 3_000_000);
    expect((await getApplication(companyId)).files).toHaveLength(1);
  });

  test("is limited to ten per application, even if more are uploaded at the same time", {
    tags: ["slow"],
  }, async () => {
    const { companyId, id } = await begin();
    const words = await Promise.all(
      Array.from({ length: EVIDENCE_FILES_MAX + 3 }, (_, at) =>
        upload(id, new File([pdfOf("")], `${at}.pdf`)),
      ),
    );
    expect(words.filter((word) => word === "added")).toHaveLength(EVIDENCE_FILES_MAX);
    expect((await getApplication(companyId)).files).toHaveLength(EVIDENCE_FILES_MAX);
  });

  test("can be removed while the application is a draft, but not once it is submitted", async () => {
    const { companyId, id } = await begin();
    await upload(id, new File([pdfOf("")], "a.pdf"));
    const [file] = (await getApplication(companyId)).files;
    const form = new FormData();
    form.set("application", id);
    form.set("file", file?.id ?? "");
    expect((await removeEvidenceAction(UNTOUCHED, form)).note?.tone).toBe("good");
    expect((await removeEvidenceAction(UNTOUCHED, form)).note?.text).toBe("Not Found");
    expect((await fetchFile(file?.id ?? "")).status).toBe(404);
    expect(await actionsOf(companyId)).toEqual(
      expect.arrayContaining(["application.file_added", "application.file_removed"]),
    );
    await inCompany(companyId, (tx) => tx.productionApplication.updateMany({ data: { state: "submitted" } }));
    expect(await upload(id, new File([pdfOf("")], "late.pdf"))).toBe("conflict");
  });
});

describe("another company's document", () => {
  test("is not found, and no document can be added to or removed from that company's application", async () => {
    const { companyId, id } = await begin();
    await upload(id, new File([pdfOf("")], "a.pdf"));
    const [file] = (await getApplication(companyId)).files;
    await signInAs("owner");
    expect((await fetchFile(file?.id ?? "")).status).toBe(404);
    expect((await fetchFile("fil_short")).status).toBe(404);
    expect(await upload(id, new File([pdfOf("")], "b.pdf"))).toBe("404");
    const form = new FormData();
    form.set("application", id);
    form.set("file", file?.id ?? "");
    expect((await removeEvidenceAction(UNTOUCHED, form)).note?.text).toBe("Not Found");
    expect((await getApplication(companyId)).files).toHaveLength(1);
  });

  test("cannot be opened by members, viewers and developers", async () => {
    for (const role of ROLES.filter((each) => each !== "owner" && each !== "admin")) {
      const { companyId } = await signInAs(role);
      const id = await startApplication(companyId, ACTOR);
      expect(await upload(id, new File([pdfOf("")], "a.pdf")), role).toBe("not_allowed");
      expect((await fetchFile(`fil_${"0".repeat(26)}`)).status, role).toBe(404);
    }
  });

  test("cannot be written by an operator who works for another company", async () => {
    const [firm, other] = [await makeCompany(), await makeCompany("Other")];
    const applicationId = await submit(other);
    const write = inOperation(firm.companyId, (tx) =>
      tx.applicationNote.create({
        data: {
          id: "x",
          companyId: other.companyId,
          applicationId,
          operatorId: "o",
          operatorEmail: "o",
          body: "b",
        },
      }),
    );
    await expect(write).rejects.toThrow();
  });
});
