type Role = "owner" | "admin" | "member" | "viewer" | "developer";

/** The name and purpose of each role, for members who choose one. */
export const ROLE_WORDS: Readonly<Record<Role, { label: string; says: string }>> = {
  owner: { label: "Owner", says: "can do everything, including choose other owners." },
  admin: { label: "Admin", says: "can do everything except choose owners and set up single sign-on." },
  member: { label: "Member", says: "creates requests and reads reports." },
  viewer: { label: "Viewer", says: "reads requests and reports, and changes nothing." },
  developer: {
    label: "Developer",
    says: "uses the test key, webhooks, the API log and the delivery log; can’t read customers’ reports or create the live key.",
  },
};

/** Describes each permission on the members page. */
export const PERMISSION_WORDS: Readonly<Record<string, string>> = {
  "request.write": "Create, invite, refresh and lock requests",
  "request.withdraw": "Withdraw requests and delete their data",
  "report.read": "Read reports, transactions and downloads",
  "settings.write": "Change company settings and branding",
  "webhook.write": "Set up webhooks, their secrets and replays",
  "key.test.write": "Create and rotate the test key, control the sandbox",
  "key.live.write": "Create and rotate the live key",
  "log.read": "Read the API log and webhook deliveries",
  "audit.read": "Read and export the audit log",
  "member.write": "Invite, change and remove members",
  "sso.write": "Set up and require single sign-on",
  "application.write": "Apply for live access",
};
