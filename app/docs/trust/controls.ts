/** A governance step (part 1) or minimum control (part 2) of Schedule 2 to the CDR Rules, and how far we meet it. */
type SecurityControl = { control: string; does: string; missing: string };

export const SECURITY_CONTROLS: readonly SecurityControl[] = [
  {
    control: "Define governance",
    does: "Roles for a firm’s members and for operators; a tamper-evident audit log.",
    missing: "A security policy, a responsible person and regular reviews are up to the operator.",
  },
  {
    control: "Define the boundaries of the environment",
    does: "One database, one kind of process, and a list of every outside service and of every setting.",
    missing: "Network diagrams and an inventory of machines and people.",
  },
  {
    control: "Maintain the controls",
    does: "Automated tests of access, encryption, erasure and faults, run before each change.",
    missing: "A yearly review, and one after each material change.",
  },
  {
    control: "Assess the controls",
    does: "The audit log can be verified, and a restore is rehearsed by a test.",
    missing: "An independent assessment and attestation reports.",
  },
  {
    control: "Manage and report incidents",
    does: "A runbook for leaks, keys and erasure; alerts based on metrics.",
    missing: "The operator’s own plan, a yearly test of that plan, and reports to the OAIC and the ACSC.",
  },
  {
    control: "Limit inappropriate access",
    does: "Passkeys and second factors, which operators must use; API keys with scopes, each for one firm; sessions that can be ended.",
    missing:
      "Control of who can access the machines and the secret store. A firm must itself require second factors.",
  },
  {
    control: "Secure network and systems",
    does: "Encryption at rest, strict browser policies, size and rate limits, and no webhooks into private networks.",
    missing: "The operator’s platform must provide TLS, firewalls and encrypted disks.",
  },
  {
    control: "Manage information assets through their life cycle",
    does: "Retention for each firm, erasure on withdrawal, and erasure again after a restore.",
    missing:
      "Backups contain erased data until the operator deletes them; names, references and URLs in them are not encrypted. De-identification is not offered.",
  },
  {
    control: "Manage vulnerabilities",
    does: "Pinned packages, a check of the lock file, a bill of materials and a security contact.",
    missing: "Regular scans and a yearly penetration test.",
  },
  {
    control: "Limit, detect and remove malware",
    does: "A read-only container, built without install scripts; uploaded files are checked by their bytes and never run.",
    missing: "Uploaded files are not scanned for viruses. Protecting staff machines is up to the operator.",
  },
  {
    control: "Train people",
    does: "Nothing: software cannot train people.",
    missing: "A training programme and checks of people before they are employed.",
  },
];
