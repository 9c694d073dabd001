import { access, constants, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { canSendSms } from "@/lib/adapters/sms/send-sms";
import { findUpstreamFor } from "@/lib/adapters/upstream/select";
import { examineDatabase } from "@/lib/company/operator/examine-database";
import { examineMail } from "@/lib/company/operator/examine-mail";
import { type Finding, fault, note, ok } from "@/lib/company/operator/finding";
import { checkSettings } from "@/lib/env/check-settings";
import { env } from "@/lib/env/env";
import { hasLocalOutbox } from "@/lib/env/local-outbox";
import { UpstreamFault } from "@/lib/errors";
import { findMemoryMb, needsMb } from "@/lib/workers/heap-limits";

const GIGABYTE = 1024 ** 3;
const FREE_MIN_BYTES = GIGABYTE;
/** A user id that no provider has issued. A provider that reports this user as unknown has accepted our credentials. */
const NO_USER = "00000000-0000-4000-8000-000000000000";

/**
 * Checks everything an installation needs: settings, database, clock, keys, email, text messages, provider, work, disk
 * and memory. Each finding includes what to do. Changes nothing and sends nothing. Checks the disks of `dataDir` (null
 * if the product has none) and of the files that the product writes.
 */
export async function examine(dataDir: string | null, now = () => Date.now()): Promise<Finding[]> {
  const groups = await Promise.all([
    examineSettings(),
    examineDatabase(now),
    examineMail(),
    examineSms(),
    examineProvider(),
    examineDisks(dataDir),
    examineMemory(),
  ]);
  return groups.flat();
}

function examineSettings(): Finding[] {
  const { refusals, warnings } = checkSettings(env());
  const found = [
    ...refusals.map((words) => fault("settings", words)),
    ...warnings.map((words) => note("settings", words)),
  ];
  return found.length > 0 ? found : [ok("settings", "Nothing to fix.")];
}

function examineSms(): Finding[] {
  if (canSendSms())
    return [
      ok("sms", hasLocalOutbox() ? "Text messages are kept in the local outbox." : "Twilio is set up."),
    ];
  const words =
    "Not set up. Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and SMS_FROM to invite by text message.";
  return [note("sms", words)];
}

async function examineProvider(): Promise<Finding[]> {
  const upstream = findUpstreamFor("live");
  const { UPSTREAM_LIVE: name } = env();
  if (!upstream)
    return [
      note(
        "provider",
        `${name} has no live credentials, so no customer can consent in the live environment. Test requests still work.`,
      ),
    ];
  try {
    await upstream.findUser(NO_USER);
    return [ok("provider", `${name} accepts the live credentials.`)];
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    const words = `${name} did not answer as expected. Check its live credentials, and that this machine can reach it.`;
    return [fault("provider", words)];
  }
}

/** Compares the memory of this machine with what the workers need if all reach their limits at the same time. */
function examineMemory(): Finding[] {
  const memoryMb = findMemoryMb();
  const needed = needsMb(memoryMb);
  const [has, needs] = [memoryMb, needed].map((mb) => `${mb.toLocaleString("en-AU")} MB`);
  if (needed <= memoryMb) return [ok("memory", `${has}, enough for all workers at the same time.`)];
  const words = `${has}. If all workers reach their limits at the same time, they need ${needs}. If a process runs out of memory, give it 3,584 MB.`;
  return [note("memory", words)];
}

async function examineDisks(dataDir: string | null): Promise<Finding[]> {
  const { EPOCH_KEYS_FILE, AUDIT_ANCHOR_FILE } = env();
  const files = [EPOCH_KEYS_FILE, AUDIT_ANCHOR_FILE].filter((file) => file !== undefined);
  const written = await Promise.all(files.map(examineFile));
  const disks = [...new Set([...(dataDir === null ? [] : [dataDir]), ...files.map((file) => dirname(file))])];
  return [...written.flat(), ...(await Promise.all(disks.map(examineDisk)))];
}

/** Checks that the product can write a file, or create it. */
async function examineFile(file: string): Promise<Finding[]> {
  const canWrite = (path: string) => access(path, constants.W_OK).then(() => true);
  const isWritable = await canWrite(file).catch((error: NodeJS.ErrnoException) =>
    error.code === "ENOENT" ? canWrite(dirname(file)).catch(() => false) : false,
  );
  return isWritable
    ? []
    : [
        fault(
          "disk",
          `${file} can’t be written. Create its folder, and let the server’s user write to that folder.`,
        ),
      ];
}

async function examineDisk(folder: string): Promise<Finding> {
  const disk = await statfs(folder).catch(() => null);
  if (!disk) return note("disk", `${folder} can’t be read.`);
  const free = disk.bavail * disk.bsize;
  const words = `${(free / GIGABYTE).toFixed(1)} GB free at ${folder}.`;
  return free < FREE_MIN_BYTES
    ? fault("disk", `${words} Free some space so that the server can keep writing.`)
    : ok("disk", words);
}
