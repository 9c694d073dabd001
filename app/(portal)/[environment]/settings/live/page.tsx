import type { Metadata } from "next";
import { Banner } from "@/components/ui/banner";
import { Card } from "@/components/ui/card";
import { member } from "@/lib/http/member";

export const metadata: Metadata = { title: "Going live" };

const CHANGES = [
  ["Real banks", "Customers connect their own bank. The live key, and only it, reaches them."],
  ["Invitations", "Consent links can be sent by e-mail and SMS."],
  [
    "Its own world",
    "Live requests, webhook URL and signing secret are apart from test; nothing is carried over.",
  ],
] as const;

export default async function LivePage() {
  const { company } = await member();
  return (
    <div className="grid grid-cols-1 gap-6">
      <LiveStanding isApproved={company.isLiveApproved} isSuspended={company.isSuspended} />
      <Card title="What changes in live">
        <dl className="grid gap-4 text-sm">
          {CHANGES.map(([name, what]) => (
            <div key={name}>
              <dt className="font-medium">{name}</dt>
              <dd className="text-soft">{what}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}

function LiveStanding({ isApproved, isSuspended }: { isApproved: boolean; isSuspended: boolean }) {
  if (isSuspended) return <Banner tone="bad">Live is suspended for this company. Please contact us.</Banner>;
  if (isApproved) return <Banner tone="good">This company is approved for production. Live is open.</Banner>;
  return (
    <Banner tone="warn">
      <strong className="font-semibold">Live is locked.</strong> What is missing: approval for production,
      which follows a due-diligence application (who you are, your licence, what the data is for, how you keep
      it). An answer usually takes one business day. Test stays open all the while and works the same way.
    </Banner>
  );
}
