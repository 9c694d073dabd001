import type { Metadata } from "next";
import { AlertForm } from "@/components/portal/alert-form";
import { BrowserAlertForm } from "@/components/portal/browser-alert-form";
import { NotificationForm } from "@/components/portal/notification-form";
import { Card } from "@/components/ui/card";
import { listNotifications } from "@/lib/company/choose-notifications";
import { member } from "@/lib/http/member";
import { readAlertChoice, readBrowserChoice } from "@/lib/store/read/alert";
import { chooseAlertsAction, chooseBrowserAlertsAction, chooseNotificationsAction } from "./actions";

export const metadata: Metadata = { title: "Notifications" };

export default async function NotificationsPage() {
  const { company, userId, role, email } = await member();
  const [alerts, browser] = await Promise.all([
    readAlertChoice(company.id, userId),
    readBrowserChoice(company.id, userId),
  ]);
  const choices = await listNotifications({ companyId: company.id, userId, role });
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card
        title="Notifications about requests"
        about="We email you about requests in both environments when a report is ready, or when a customer declines, stops sharing or shares nothing at their bank. We also email you when bank data or a message does not arrive. The email names the environment, but not the customer."
      >
        <AlertForm action={chooseAlertsAction} now={alerts} />
      </Card>
      <Card
        title="Notifications in this browser"
        about="While the portal is open, this browser shows the same notifications within half a minute. They don’t name the customer."
      >
        <BrowserAlertForm action={chooseBrowserAlertsAction} now={browser} />
      </Card>
      <Card
        title="Notifications about your company"
        about={`Choose which notifications about ${company.name} we email to you at ${email}. Your choice doesn’t affect other members. Everyone still sees all notices in the portal.`}
      >
        <NotificationForm action={chooseNotificationsAction} choices={choices} />
      </Card>
    </div>
  );
}
