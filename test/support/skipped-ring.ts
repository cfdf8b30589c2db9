/** Why a ring of tests cannot run on this machine. */
export type Skipped = { readonly skip: string };

/**
 * Says in one line that a ring is skipped and why. Where `REQUIRE_RINGS` is set (a machine that is known to have the
 * means) it is an error instead, so that a ring cannot silently stay out.
 */
export const skippedRing = (ring: string, reason: string): Skipped => {
  const line = `tests on ${ring} are skipped: ${reason}`;
  if (process.env['REQUIRE_RINGS']) throw new Error(line);
  process.stderr.write(`${line}\n`);
  return { skip: reason };
};

/** `describe` where the server is there, `describe.skip` where it is not. */
export const describeOn = (server: object | Skipped): jest.Describe => ('skip' in server ? describe.skip : describe);
