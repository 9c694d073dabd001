/** The contact for questions about the service: the operator's address, or the fallback without one. */
export function SupportContact({ email, about }: { email: string | undefined; about: string }) {
  if (!email) return <>The operator of this service can tell you more {about}.</>;
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
