import { Card } from "../ui/card";
import { CopyField } from "../ui/copy-field";
import { QrCode } from "../ui/qr-code";

/** The customer's link, to send or to have scanned. */
export function ConsentLink({ url, environment }: { url: string; environment: "test" | "live" }) {
  return (
    <Card
      title="Consent link"
      about="Whoever has the link can answer this request, so send it to your client alone. It stays the same until they have answered."
    >
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid grid-cols-1 gap-3">
          <CopyField label="Consent link" text={url} copyLabel="Copy link" />
          {environment === "test" ? (
            <p className="text-sm text-soft">
              In test,{" "}
              <a href={url} target="_blank" rel="noreferrer" className="text-accent underline">
                open it yourself
              </a>{" "}
              and choose one of the mock bank’s households.
            </p>
          ) : null}
        </div>
        <QrCode text={url} label="QR code of the consent link" />
      </div>
    </Card>
  );
}
