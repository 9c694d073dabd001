import type { Metadata } from "next";
import { NotificationForm } from "@/components/portal/notification-form";
import { Card } from "@/components/ui/card";
import { listNotifications } from "@/lib/company/choose-notifications";
import { member } from "@/lib/http/member";
import { saveNotifications } from "./actions";

export const metadata: Metadata = { title: "Notifications" };

export default async function NotificationsPage() {
  const { company, userId, role, email } = await member();
  const choices = await listNotifications({ companyId: company.id, userId, role });
  return (
    <Card
      title="Your notifications"
      about={`What ${company.name} mails you, at ${email}; only for you. In the portal everyone sees every notice.`}
    >
      <NotificationForm action={saveNotifications} choices={choices} />
    </Card>
  );
}
