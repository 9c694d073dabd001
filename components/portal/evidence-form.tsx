"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "../ui/button";
import { MadeForField } from "../ui/made-for";
import { EvidenceField } from "./evidence-field";

/** The messages for each result of an upload. */
export type UploadWords = Readonly<Record<string, { tone: "good" | "bad"; says: string }>>;

type Upload = { step: "idle" | "sending" | "added" } | { step: "failed"; says: string };

const UNKNOWN =
  "The document did not arrive. Check your connection and try again; nothing you typed above is lost.";

/**
 * Adds a document. The document is uploaded in the background and only the list of documents reloads, so the page keeps
 * everything typed on it. Without script, this is a plain form that reloads the page, and a text warns of that.
 */
export function EvidenceForm({
  url,
  applicationId,
  bytesMax,
  words,
}: {
  url: string;
  applicationId: string;
  bytesMax: number;
  words: UploadWords;
}) {
  const router = useRouter();
  const [progress, setProgress] = useState<Upload>({ step: "idle" });
  const isSending = progress.step === "sending";
  // Hides the message about a document once another form on the page is sent.
  useEffect(() => {
    if (progress.step !== "added") return;
    const forget = () => setProgress({ step: "idle" });
    document.addEventListener("submit", forget);
    return () => document.removeEventListener("submit", forget);
  }, [progress.step]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    setProgress({ step: "sending" });
    const word = await upload(url, new FormData(form));
    const became = word === null ? undefined : words[word];
    if (became?.tone !== "good") return setProgress({ step: "failed", says: became?.says ?? UNKNOWN });
    form.reset();
    setProgress({ step: "added" });
    router.refresh();
  };
  return (
    <form
      action={url}
      method="post"
      encType="multipart/form-data"
      onSubmit={send}
      className="grid justify-items-start gap-4"
    >
      <input type="hidden" name="application" value={applicationId} />
      <MadeForField />
      <EvidenceField
        bytesMax={bytesMax}
        error={progress.step === "failed" ? progress.says : null}
        onChoose={() => setProgress({ step: "idle" })}
      />
      <noscript>
        <p className="text-sm text-warn">
          Save the draft first: adding a document reloads this page, and unsaved changes are lost.
        </p>
      </noscript>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="plain" disabled={isSending}>
          {isSending ? "Adding…" : "Add document"}
        </Button>
        <p role="status" className="text-sm text-soft">
          {isSending ? "Sending the document. You can keep typing." : null}
          {progress.step === "added" ? words.added?.says : null}
        </p>
      </div>
    </form>
  );
}

/** Uploads the document and returns the server's result; null if there was no response. */
async function upload(path: string, body: FormData): Promise<string | null> {
  try {
    const response = await fetch(path, { method: "POST", body, headers: { accept: "application/json" } });
    const { file }: { file?: unknown } = await response.json();
    return typeof file === "string" ? file : null;
  } catch {
    return null;
  }
}
