import { mkdirSync } from 'node:fs';
import type { Logger } from 'pino';
import { openAccounts } from '#accounts';
import { upcasters } from '#domain';
import { openEventStore } from '#event-store';
import { projections } from '#projections';
import { openReadStore, type Projection, ViewPositions } from '#read-store';
import type { Config } from '../config.ts';
import type { Ports } from '../ports.ts';

/** Views are built inside this process where they are files of its folder, else by the projector. */
export const isEmbedded = (config: Config): boolean => config.readStoreUrl.startsWith('sqlite:');

/** Opens every store. The caller closes them. */
export const openPorts = async (config: Config, logger: Logger): Promise<Ports> => {
  mkdirSync(config.dataDir, { recursive: true });
  const eventStore = await openEventStore({ url: config.eventStoreUrl, upcasters });
  const readStore = await openReadStore({ url: config.readStoreUrl });
  const accounts = await openAccounts({
    url: config.accountsUrl,
    secret: config.authSecret,
    publicUrl: config.publicUrl,
    secureCookies: config.production,
    warn: (message) => logger.warn({ from: 'better-auth' }, message),
  });
  const views = new Map(
    projections.map((projection) => [projection.name, readStore.view(projection as unknown as Projection)]),
  );
  const ask = async (view: string) => (await views.get(view)?.position()) ?? 0;
  const positions = isEmbedded(config) ? new ViewPositions() : new ViewPositions(ask);
  return { config, logger, eventStore, readStore, accounts, positions };
};

/** Readers before writers: nothing is asked of a store that is gone. */
export const closePorts = async ({ readStore, eventStore, accounts }: Ports): Promise<void> => {
  await readStore.close();
  await accounts.close();
  await eventStore.close();
};
