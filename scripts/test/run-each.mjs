/**
 * Runs the parts of a stage one after the other. With `bail`, a failed part ends the stage; otherwise the other parts
 * still run. Throws if a part failed: the error has the messages of all failed parts.
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
