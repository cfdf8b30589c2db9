import { mkdirSync } from 'node:fs';
import type { Logger } from 'pino';
import {
  type Accounts,
  accountsAreThere,
  type AuthSettings,
  type ErasureJournal,
  openAccounts,
  openErasureJournal,
} from '#accounts';
import { eventTypes, upcasters } from '#domain';
import { openEventStore } from '#event-store';
import { projections } from '#projections';
import { forgetInOutbox, openMailer } from '#mail';
import { checkAccountsAreThere, checkLogIsThere } from '#operations';
import { openReadStore, type Projection, type ReadStore, ViewPositions } from '#read-store';
import { measuredLog, measureViews, Metrics, openTraces, tracedLog } from '#telemetry';
import { openFileVersions, openUploadFiles, openPendingFiles, uploadsIn } from '#uploads';
import { MailTexts } from '../accounts/mail-texts.ts';
import { sendMailBy } from '../accounts/send-mail-by.ts';
import { noteRenames } from '../accounts/note-renames.ts';
import { openConfiguredMessenger } from '../chat-link/open-messenger.ts';
import type { Config, StartedConfig } from '../config.ts';
import type { Ports } from '../ports.ts';
import { strongSecret } from './strong-secrets.ts';

/** Views are built in this process where they are files of its folder, else by the projector. */
export const isEmbedded = (config: Config): boolean => config.readStoreUrl.startsWith('sqlite:');

/**
 * Whether a store is a file of the folder, which then belongs to one process; nodes of several servers share it for
 * their emails.
 */
export const usesFiles = ({ eventStoreUrl, readStoreUrl, accountsUrl }: Config): boolean =>
  [eventStoreUrl, readStoreUrl, accountsUrl].some((url) => url.startsWith('sqlite:'));

/** Opens every store. The caller closes them. */
export const openPorts = async (given: Config, logger: Logger, tell?: (line: string) => void): Promise<Ports> => {
  mkdirSync(given.dataDir, { recursive: true });
  const config = { ...given, authSecret: await strongSecret(given) };
  const metrics = config.metrics && new Metrics();
  checkLogIsThere(config);
  const log = await openEventStore({ url: config.eventStoreUrl, upcasters, eventTypes, ...(tell ? { tell } : {}) });
  const traces = config.tracesUrl === undefined ? undefined : await openTraces(config.tracesUrl, 'tdr-api');
  const measured = metrics ? measuredLog(log, metrics) : log;
  const eventStore = traces ? tracedLog(measured, traces) : measured;
  const readStore = await openReadStore({ url: config.readStoreUrl });
  if (metrics) measureViews(metrics, { eventStore, readStore });
  const mailer = await openOwnMailer(config, logger);
  const mailWords = new MailTexts(logger);
  const messenger = await openConfiguredMessenger(config);
  await checkAccountsAreThere(eventStore, config, await accountsAreThere(config.accountsUrl));
  const journal = await openErasureJournal(config.erasureJournal);
  const sendMail = sendMailBy(mailer, mailWords, logger);
  const accounts = await openOwnAccounts(config, { sendMail, renamed: noteRenames(eventStore), journal, logger });
  const positions = isEmbedded(config) ? new ViewPositions() : new ViewPositions(positionsIn(readStore));
  const uploads = uploadsIn(await openUploadFiles(config.uploads), await openPendingFiles(config.uploads));
  const dumpFiles = config.dumps ? await openFileVersions(config.dumps) : readStore.assets;
  return {
    config,
    logger,
    eventStore,
    readStore,
    accounts,
    mailer,
    mailWords,
    messenger,
    uploads,
    dumpFiles,
    positions,
    metrics,
    traces,
  };
};

const positionsIn = (readStore: ReadStore): ((view: string) => Promise<number>) => {
  const views = new Map(
    projections.map((projection) => [projection.name, readStore.view(projection as unknown as Projection)]),
  );
  return async (view) => (await views.get(view)?.position()) ?? 0;
};

const openOwnMailer = ({ smtpUrl, mailFrom, outbox }: Config, logger: Logger) =>
  openMailer({
    url: smtpUrl,
    from: mailFrom,
    outbox,
    warn: (error) => logger.warn({ err: error }, 'a mail was given up'),
  });

type Told = Pick<AuthSettings, 'sendMail' | 'renamed'> & { readonly journal: ErasureJournal; readonly logger: Logger };

const openOwnAccounts = async (
  config: StartedConfig,
  { sendMail, renamed, journal, logger }: Told,
): Promise<Accounts> => {
  const accounts = await openAccounts({
    url: config.accountsUrl,
    secret: config.authSecret,
    publicUrl: config.publicUrl,
    cookieDomain: config.cookieDomain,
    sendMail,
    renamed,
    forgetMails: async (who) => {
      for (const file of await forgetInOutbox(config.outbox, who))
        logger.warn({ file }, 'a mail that may name an erased account could not be removed: remove it by hand');
    },
    noteRevoked: (revoked) =>
      journal
        .append({ ...revoked, at: new Date().toISOString() })
        .catch((err: unknown) => logger.error({ err, revoked }, 'a restore would bring back what was revoked')),
    warn: (message) => logger.warn({ from: 'better-auth' }, message),
  });
  return { ...accounts, close: () => accounts.close().finally(() => journal.close()) };
};

/** Readers before writers: no closed store is queried. */
export const closePorts = async (ports: Ports): Promise<void> => {
  const { readStore, eventStore, accounts, mailer, messenger, uploads, dumpFiles } = ports;
  messenger.close();
  uploads.files.close();
  uploads.waiting.close();
  dumpFiles.close?.();
  await ports.traces?.close().catch(() => undefined);
  await mailer.close();
  await readStore.close();
  await accounts.close();
  await eventStore.close();
};
