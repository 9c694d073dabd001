import type { Metadata } from "next";
import { AlertForm } from "@/components/portal/alert-form";
import { NotificationForm } from "@/components/portal/notification-form";
import { Card } from "@/components/ui/card";
import { listNotifications } from "@/lib/company/choose-notifications";
import { member } from "@/lib/http/member";
import { readAlertChoice } from "@/lib/store/read/alert";
import { saveAlerts, saveNotifications } from "./actions";

export const metadata: Metadata = { title: "Notifications" };

export default async function NotificationsPage() {
  const { company, userId, role, email } = await member();
  const alerts = await readAlertChoice(company.id, userId);
  const choices = await listNotifications({ companyId: company.id, userId, role });
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card
        title="Updates about requests"
        about="By email, when a report is ready, a customer declines, stops sharing or can’t finish at their bank, or a message does not arrive. In test and live; the email says which. It names no customer."
      >
        <AlertForm action={saveAlerts} now={alerts} />
      </Card>
      <Card
        title="Your notifications"
        about={`What ${company.name} mails you, at ${email}; only for you. In the portal everyone sees every notice.`}
      >
        <NotificationForm action={saveNotifications} choices={choices} />
      </Card>
    </div>
  );
}
