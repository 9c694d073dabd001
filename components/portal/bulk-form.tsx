"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import type { FileHeading, FilePreview } from "@/lib/contract/request-file";
import { Button, FileLink } from "../ui/button";
import { SelectField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { MadeForField } from "../ui/made-for";
import { TextArea } from "../ui/text-area";
import { UNTOUCHED } from "../ui/untouched";
import { BulkPreview } from "./bulk-preview";
import { REPORT_TYPE_WORDS } from "./words";

const EXAMPLE =
  "client_name,report_type,client_ref,email\nPriya Raman,affordability,LOAN-2041,priya@example.com";

const REPORT_CHOICES = [
  { value: "", label: "None: mark these rows as errors" },
  ...Object.entries(REPORT_TYPE_WORDS).map(([value, { label }]) => ({ value, label })),
];

/** Creates requests from a file: choose or paste it, preview it, then confirm. */
export function BulkForm({
  action,
  templateHref,
  columns,
  environment,
  canSend,
}: {
  action: FormAction;
  templateHref: string;
  /** The labels of the fields, by the API's names of the columns. */
  columns: Readonly<Record<string, string>>;
  environment: "test" | "live";
  /** True if this server can send links. */
  canSend: boolean;
}) {
  const [state, send, isBusy] = useActionState(action, UNTOUCHED);
  const { preview, values } = state;
  const headings = state.headings ?? preview?.headings;
  return (
    <form action={send} className="grid grid-cols-1 gap-6">
      <MadeForField />
      <FormNote state={state} />
      {preview ? (
        <Making preview={preview} isBusy={isBusy} environment={environment} canSend={canSend} />
      ) : null}
      {preview ? <BulkPreview preview={preview} words={columns} /> : null}
      {headings ? <Headings headings={headings} columns={columns} head={values.headed ?? ""} /> : null}
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
          label={preview ? "Correct the rows here" : "Or paste the rows"}
          name="rows"
          rows={preview ? 8 : 6}
          placeholder={EXAMPLE}
          defaultValue={values.rows ?? ""}
          isCode
        />
        <div className="max-w-sm">
          <SelectField
            label="Report for rows without one"
            name="default_report"
            choices={REPORT_CHOICES}
            chosen={values.default_report ?? "affordability"}
          />
        </div>
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
  canSend,
}: {
  preview: FilePreview;
  isBusy: boolean;
  environment: "test" | "live";
  canSend: boolean;
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
      {canSend ? (
        <Button type="submit" name="step" value="send" kind="plain" disabled={isBusy}>
          Create and send the links
        </Button>
      ) : null}
      <p className="max-w-prose text-sm text-soft">
        {faults > 0
          ? "Rows with errors are left out. Fix them and send the file again. Nothing is created twice."
          : "Nothing has been created or sent yet."}
      </p>
    </div>
  );
}

/**
 * Shows for each column of the file the field that it fills, so that the user can correct the choice before anything is
 * created.
 */
function Headings({
  headings,
  columns,
  head,
}: {
  headings: readonly FileHeading[];
  columns: Readonly<Record<string, string>>;
  head: string;
}) {
  const choices = [
    { value: "", label: "Not used" },
    ...Object.entries(columns).map(([value, label]) => ({ value, label })),
  ];
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">Columns of the file</legend>
      <input type="hidden" name="headed" value={head} />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {headings.map(({ name, column }, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: two headings can be equal, and headings never move.
            key={`${head} ${index}`}
            label={name || `Column ${index + 1}`}
            name={`column.${index}`}
            choices={choices}
            chosen={column ?? ""}
          />
        ))}
      </div>
      <p className="mt-2 text-sm text-soft">To change how a column is used, choose here and check again.</p>
    </fieldset>
  );
}

function Columns({ columns }: { columns: Readonly<Record<string, string>> }) {
  return (
    <div className="text-sm text-soft">
      <p>
        The first line names the columns, such as Name, Email, Mobile and Loan number, or has the API’s field
        names. The name is required. The report is required too, unless you choose a report above. Other
        columns are optional. Separate columns with commas, semicolons or tabs.
      </p>
      <p className="mt-2 font-mono text-xs leading-relaxed wrap-anywhere">
        {Object.keys(columns).join(", ")}
      </p>
    </div>
  );
}
