import type { Firm } from "./model";

/** Contacts for questions and complaints: the firm first, then the regulator of the Consumer Data Right. */
export function Contact({ firm }: { firm: Firm }) {
  return (
    <section className="part" aria-labelledby="c-contact">
      <h2 id="c-contact">Questions or complaints</h2>
      <ContactLines firm={firm} />
    </section>
  );
}

/** Like `Contact`, but without the heading. */
export function ContactLines({ firm }: { firm: Firm }) {
  return (
    <>
      <p>
        <FirmReach firm={firm} />
        {firm.complaintsUrl ? (
          <>
            {" "}
            <a href={firm.complaintsUrl} rel="noreferrer">
              How {firm.name} handles complaints
            </a>
            .
          </>
        ) : null}
      </p>
      <p>
        You can also complain to the Australian Information Commissioner (OAIC), who looks after privacy in
        the Consumer Data Right:{" "}
        <a href="https://www.oaic.gov.au/consumer-data-right" rel="noreferrer">
          oaic.gov.au
        </a>{" "}
        or <a href="tel:1300363992">1300 363 992</a>.
      </p>
    </>
  );
}

/** Says in short how to reach the firm, for a page on which something went wrong. */
export function FirmReach({ firm }: { firm: Firm }) {
  return (
    <>
      Ask {firm.name}
      {firm.email ? (
        <>
          : <a href={`mailto:${firm.email}`}>{firm.email}</a>
        </>
      ) : null}
      {firm.phone ? (
        <>
          {firm.email ? " or " : ": "}
          <a href={`tel:${firm.phone.replace(/[^+\d]/g, "")}`}>{firm.phone}</a>
        </>
      ) : null}
      .
    </>
  );
}
