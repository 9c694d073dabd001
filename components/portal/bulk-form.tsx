"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import type { FilePreview } from "@/lib/contract/request-file";
import { Button, FileLink } from "../ui/button";
import { FormNote } from "../ui/form-note";
import { MadeForField } from "../ui/made-for";
import { TextArea } from "../ui/text-area";
import { UNTOUCHED } from "../ui/untouched";
import { BulkPreview } from "./bulk-preview";

const EXAMPLE =
  "client_name,report_type,client_ref,email\nPriya Raman,affordability,LOAN-2041,priya@example.com";

/** A file of requests: choose or paste it, preview it, then create them. */
export function BulkForm({
  action,
  templateHref,
  columns,
  environment,
}: {
  action: FormAction;
  templateHref: string;
  columns: readonly string[];
  environment: "test" | "live";
}) {
  const [state, send, isBusy] = useActionState(action, UNTOUCHED);
  const { preview, values } = state;
  return (
    <form action={send} className="grid grid-cols-1 gap-6">
      <MadeForField />
      <FormNote state={state} />
      {preview ? <Making preview={preview} isBusy={isBusy} environment={environment} /> : null}
      {preview ? <BulkPreview preview={preview} /> : null}
      <div className="grid max-w-3xl grid-cols-1 gap-5">
        <div>
          <label htmlFor="file" className="mb-1.5 block text-sm font-medium">
            {preview ? "Another file" : "File"}
          </label>
          <input
            id="file"
            type="file"
            name="file"
            accept=".csv,.tsv,.txt,text/csv"
            className="block w-full text-sm file:mr-4 file:min-h-10 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line file:bg-paper file:px-4 file:text-sm file:font-medium file:text-ink hover:file:bg-mist"
          />
        </div>
        <TextArea
          key={preview?.fingerprint ?? ""}
          label={preview ? "The rows, to fix here" : "Or paste the rows"}
          name="rows"
          rows={preview ? 8 : 6}
          placeholder={EXAMPLE}
          defaultValue={values.rows ?? ""}
          isCode
        />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            name="step"
            value="check"
            kind={preview ? "plain" : "primary"}
            disabled={isBusy}
          >
            {isBusy ? "One moment…" : preview ? "Check again" : "Check the rows"}
          </Button>
          <FileLink href={templateHref}>Template</FileLink>
        </div>
        <Columns columns={columns} />
      </div>
    </form>
  );
}

function Making({
  preview,
  isBusy,
  environment,
}: {
  preview: FilePreview;
  isBusy: boolean;
  environment: "test" | "live";
}) {
  const count = preview.rows.filter(({ state }) => state === "new").length;
  const faults = preview.rows.filter(({ state }) => state === "fault").length;
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="checked" value={preview.fingerprint} />
      <Button type="submit" name="step" value="create" disabled={isBusy}>
        {isBusy ? "Creating…" : `Create ${count} ${environment} request${count === 1 ? "" : "s"}`}
      </Button>
      <p className="max-w-prose text-sm text-soft">
        {faults > 0
          ? "Rows with faults are left out. Fix them and send the file again. Nothing is created twice."
          : "Nothing has been created yet, and nothing is sent to customers."}
      </p>
    </div>
  );
}

function Columns({ columns }: { columns: readonly string[] }) {
  return (
    <div className="text-sm text-soft">
      <p>
        The first line names the columns, as in the API; only client_name and report_type are needed. Commas,
        semicolons or tabs, from Excel or elsewhere.
      </p>
      <p className="mt-2 font-mono text-xs leading-relaxed wrap-anywhere">{columns.join(", ")}</p>
    </div>
  );
}
