import { Card } from "../ui/card";
import { CopyField } from "../ui/copy-field";
import { QrCode } from "../ui/qr-code";

/** The test persona of a test request, and how to sign in as them at the mock bank. */
type TestPerson = {
  name: string;
  story: string;
  bankName: string;
  customer_number: string;
  expect: readonly string[];
};

/** The customer's link, to send or to scan. */
export function ConsentLink({
  url,
  environment,
  person,
}: {
  url: string;
  environment: "test" | "live";
  person: TestPerson | null;
}) {
  return (
    <Card
      title="Consent link"
      about="Anyone with this link can respond, so send it only to your customer. The link stays the same until they have answered."
    >
      <div className="grid grid-cols-1 gap-3">
        <CopyField label="Consent link" text={url} copyLabel="Copy link" />
        <details className="group">
          <summary className="w-fit cursor-pointer py-1 text-sm text-accent underline">QR code</summary>
          <div className="mt-2 grid gap-2">
            <QrCode text={url} label="QR code of the consent link" />
            <p className="max-w-prose text-sm text-soft">
              If your customer is with you, they can scan this code with their phone’s camera.
            </p>
          </div>
        </details>
        {environment === "test" ? <TryIt url={url} person={person} /> : null}
      </div>
    </Card>
  );
}

const NOT_SENT =
  "Nothing is sent in the test environment. Invites and reminders reach people only in the live environment.";

function TryIt({ url, person }: { url: string; person: TestPerson | null }) {
  const open = (
    <a href={url} target="_blank" rel="noreferrer" className="text-accent underline">
      open it yourself
    </a>
  );
  if (!person)
    return (
      <p className="max-w-prose text-sm text-soft">
        In the test environment, {open} and choose one of the made-up people at a mock bank. {NOT_SENT}
      </p>
    );
  return (
    <div className="rounded-md bg-mist px-4 py-3 text-sm">
      <p className="font-medium">Consent as {person.name}</p>
      <ol className="mt-1 ml-4 list-decimal space-y-1 text-soft">
        <li>Don’t send the link to anyone: {open}.</li>
        <li>
          Choose <strong className="font-medium text-ink">{person.bankName}</strong>, or any other of the mock
          banks.
        </li>
        <li>
          Sign in as {person.name}, customer number{" "}
          <strong className="font-medium text-ink tabular-nums">{person.customer_number}</strong>; no one else
          can sign in for this request. The one-time code is shown on the page.
        </li>
        <li>The report appears here automatically.</li>
      </ol>
      <p className="mt-2 max-w-prose text-soft">{NOT_SENT}</p>
      <details className="mt-2">
        <summary className="w-fit cursor-pointer py-1 text-soft hover:text-ink">
          What to expect in the report
        </summary>
        <p className="mt-1 text-soft">{person.story}</p>
        <ul className="mt-1 ml-4 list-disc text-soft">
          {person.expect.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
