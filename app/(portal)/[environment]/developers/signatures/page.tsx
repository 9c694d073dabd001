import type { Metadata } from "next";
import { SignatureForm } from "@/components/portal/signature-form";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { member } from "@/lib/http/member";
import { RefusedPage } from "../../refused-page";
import { checkSignatureAction } from "./actions";

export const metadata: Metadata = { title: "Signature checker" };

export default async function SignaturesPage() {
  const asking = await member();
  if (!asking.may("log.read")) return <RefusedPage asking={asking} what="the developers’ pages" />;
  return (
    <Card
      title="Signature checker"
      about={
        <>
          Paste a delivery as your server received it, or the signature that your server computed. You’ll see
          whether the signature matches and, if not, why. Nothing you paste is stored or logged.{" "}
          <Link href="/docs/webhooks" className="text-accent underline">
            How to verify signatures in six languages
          </Link>
        </>
      }
    >
      <SignatureForm action={checkSignatureAction} environment={asking.scope.environment} />
    </Card>
  );
}
