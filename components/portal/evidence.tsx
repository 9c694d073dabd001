import type { FormAction } from "@/lib/contract/form";
import { fileSize } from "../application/file-size";
import { Time } from "../ui/time";
import { ActForm } from "./act-form";
import { EvidenceForm, type UploadWords } from "./evidence-form";

type File = { id: string; name: string; sizeBytes: number; createdAt: Date };

/**
 * Lists an application's documents, with a form to add one. `remove` is null if no document may be added or removed.
 */
export function Evidence({
  files,
  url,
  applicationId,
  remove,
  limits,
  words,
}: {
  files: readonly File[];
  /** The URL for uploading and downloading files. */
  url: string;
  applicationId: string;
  remove: FormAction | null;
  limits: { bytes: number; files: number };
  words: UploadWords;
}) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {files.length === 0 ? (
        <p className="text-sm text-soft">
          {remove
            ? "Nothing is attached. A licence, a practising certificate or an insurance certificate makes our review faster."
            : "Nothing was attached."}
        </p>
      ) : (
        <ul className="divide-y divide-line border-y border-line text-sm">
          {files.map(({ id, name, sizeBytes, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-60">
                <a href={`${url}/${id}`} className="font-medium wrap-anywhere text-accent underline" download>
                  {name}
                </a>
                <span className="block text-xs text-soft tabular-nums">
                  {fileSize(sizeBytes)}, <Time at={createdAt} />
                </span>
              </div>
              {remove ? (
                <ActForm
                  action={remove}
                  hidden={{ application: applicationId, file: id }}
                  label="Remove"
                  busy="Removing…"
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {remove && files.length < limits.files ? (
        <EvidenceForm url={url} applicationId={applicationId} bytesMax={limits.bytes} words={words} />
      ) : null}
    </div>
  );
}
