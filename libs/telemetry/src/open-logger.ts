import { type DestinationStream, type Logger, pino } from 'pino';

/** What an address of mail looks like, and what lets somebody in at a server's address. */
const MAIL = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;
const CREDENTIALS = /:\/\/[^\s/@"]+@/g;
/** Values that let somebody in, wherever an error of a library quotes them. */
const TOKENS = /\b(token|code|password|secret)=[^\s&"\\]+/gi;

/** A line as it may be kept: errors of libraries quote what they were given, addresses of persons, too. */
export const withoutPrivate = (line: string): string =>
  line.replace(CREDENTIALS, '://…@').replace(MAIL, '(address)').replace(TOKENS, '$1=…');

/** A process's log, a line of JSON each, without addresses, credentials and tokens. Names are in no line to begin with. */
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
