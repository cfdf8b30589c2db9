import { type DestinationStream, type Logger, pino } from 'pino';

/** An email address, and credentials in a server's address. */
const MAIL = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;
const CREDENTIALS = /:\/\/[^\s/@"]+@/g;
/** Secret values, wherever an error of a library quotes them. */
const TOKENS = /\b(token|code|password|secret)=[^\s&"\\]+/gi;

/** A line that is safe to store: errors of libraries quote their input, including users' addresses. */
export const withoutPrivate = (line: string): string =>
  line.replace(CREDENTIALS, '://…@').replace(MAIL, '(address)').replace(TOKENS, '$1=…');

/** A process's log, one line of JSON each, without addresses, credentials and tokens. Names are never in a line. */
export const openLogger = (
  { level, name }: { readonly level: string; readonly name?: string },
  to?: DestinationStream,
): Logger => {
  const options = {
    level,
    ...(name === undefined ? { base: null } : { name }),
    hooks: { streamWrite: withoutPrivate },
  };
  return to ? pino(options, to) : pino(options);
};
