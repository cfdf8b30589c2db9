let milliseconds = 0;
let text = new Date(milliseconds).toISOString();

/** The time now in ISO 8601, made once a millisecond: of a busy one several commands come, and a text takes a microsecond. */
export const isoNow = (): string => {
  const now = Date.now();
  if (now !== milliseconds) {
    milliseconds = now;
    text = new Date(now).toISOString();
  }
  return text;
};
