const BAD = new Set(['high', 'critical']);

/** The meaning of an `npm audit --json` result: the `lines` to print, and whether it `fails` the check. */
export const judged = (text) => {
  const answer = parsed(text);
  if (!answer?.vulnerabilities)
    return {
      fails: false,
      lines: [`note: the registry could not be asked for holes: ${answer?.message ?? 'no answer'}`],
    };
  const found = Object.values(answer.vulnerabilities).filter(({ severity }) => BAD.has(severity));
  const lines = found.map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  return { fails: found.length > 0, lines };
};

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
