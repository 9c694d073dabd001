import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Notices } from "@/components/portal/notices";
import { mayDismiss } from "@/lib/company/dismiss-notice";
import { may, ROLES } from "@/lib/identity/permission";
import { NOTICE_KINDS, NOTICE_RULES } from "@/lib/rules/notice";

vi.mock("next/navigation", () => ({ usePathname: () => "/test/requests" }));

const UNTOUCHED = { note: null, errors: {}, values: {}, secret: null };

test.each(ROLES)(
  "the notices of a %s have a dismiss button only if the rule of their kind allows it",
  (role) => {
    for (const kind of NOTICE_KINDS) {
      const notice = { id: "ntc_1", kind, environment: null, detail: {}, createdAt: new Date() };
      const html = renderToStaticMarkup(
        <Notices
          notices={[notice]}
          dismiss={async () => UNTOUCHED}
          mayDismiss={(one) => mayDismiss(one, (needed) => may(role, needed))}
        />,
      );
      expect([kind, html.includes("Dismiss")]).toEqual([kind, may(role, NOTICE_RULES[kind].needs)]);
    }
  },
);
