/**
 * Runs the parts of a stage one after the other, also after a failed one unless `bail` is set. Throws if any failed,
 * with the messages of all that did.
 */
export async function runEach({ bail, lifecycle }, parts) {
  const errors = [];
  for (const part of parts) {
    if (lifecycle.isStopping || (bail && errors.length > 0)) break;
    await part().catch((error) => errors.push(error));
  }
  if (errors.length === 0) return;
  const message = errors.map((error) => error.message).join("\n\n");
  throw Object.assign(new Error(message), { exitCode: errors[0].exitCode });
}
