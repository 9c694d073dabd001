/** Whom a firm turns to about the service itself: the address its operator gave, or what is true without one. */
export function WhomToAsk({ email, about }: { email: string | undefined; about: string }) {
  if (!email) return <>Whoever runs this service for you can tell you more {about}.</>;
  return (
    <>
      Write to{" "}
      <a href={`mailto:${email}`} className="text-accent underline wrap-anywhere">
        {email}
      </a>{" "}
      {about}.
    </>
  );
}
