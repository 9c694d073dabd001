import type { Section } from "@/components/docs/guide";
import { Inline } from "@/components/docs/prose";

/** Explains the endpoints for parts of a report, for programs that do not need all of it. */
export const parts: Section = {
  id: "parts",
  title: "Sections and transactions",
  body: (
    <>
      <p>
        <Inline text="`GET /v1/requests/{id}/report?sections=summary,income` returns only the top-level fields `summary` and `income`, and the fields that identify the report, such as `verification` and `period`. If you give an unknown name, the response is 422 and lists the valid names." />
      </p>
      <p>
        <Inline text="A part is not the signed document. It has no `integrity` and a separate ETag, and its digest differs from that of the whole report. To check a signature, fetch the whole report." />
      </p>
      <p>
        <Inline text="`GET /v1/requests/{id}/transactions` lists the rows of the report in pages. Send the `next_cursor` of a page as `cursor` to get the next page." />
      </p>
      <ul className="docs-list">
        <li>
          <Inline text="`from` and `to` are days, both included. `account` is the account's position in `accounts`, from 1. `category` is a category or a group, such as `foo`. `min_amount` is in cents, for money in or out." />
        </li>
        <li>
          <Inline text="The pages of one report never change. If you send a cursor of the earlier report after a refresh, the response is 409: start again without a cursor. Each page names its report in `verification_id`." />
        </li>
        <li>An insight report holds no transactions, so the response is 409.</li>
      </ul>
    </>
  ),
};
