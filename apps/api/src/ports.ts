import type { Logger } from 'pino';
import type { Accounts } from '#accounts';
import type { Messenger } from '#chat';
import type { EventStore } from '#event-store';
import type { Mailer } from '#mail';
import type { Assets, ReadStore, ViewPositions } from '#read-store';
import type { Uploads } from '#uploads';
import type { Metrics, Traces } from '#telemetry';
import type { MailTexts } from './accounts/mail-texts.ts';
import type { StartedConfig } from './config.ts';

export const CONFIG = Symbol('configuration');
export const LOGGER = Symbol('logger');
export const EVENT_STORE = Symbol('event store');
export const READ_STORE = Symbol('read store');
export const ACCOUNTS = Symbol('accounts');
export const MAIL_TEXTS = Symbol('words of mails');
export const MESSENGER = Symbol('messenger');
export const UPLOADS = Symbol('uploads');
export const DUMP_FILES = Symbol('dump files');
export const POSITIONS = Symbol('view positions');

/** Files of the nightly public data: stored with the views, or in a bucket. */
export type DumpFiles = Assets & { close?(): void };

/** The application's foundations: opened before it, closed after it. */
export type Ports = {
  readonly config: StartedConfig;
  readonly logger: Logger;
  readonly eventStore: EventStore;
  readonly readStore: ReadStore;
  readonly accounts: Accounts;
  readonly mailer: Mailer;
  readonly mailWords: MailTexts;
  readonly messenger: Messenger;
  readonly uploads: Uploads;
  readonly dumpFiles: DumpFiles;
  readonly positions: ViewPositions;
  /** Undefined where they are off. */
  readonly metrics: Metrics | undefined;
  /** Undefined where no collector is configured. */
  readonly traces: Traces | undefined;
};
