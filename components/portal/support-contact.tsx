/** Names the contact for questions about the service: the operator's address, or a fallback if none is set. */
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
