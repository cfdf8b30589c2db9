import useSWRImmutable from 'swr/immutable';
import type { ClientConfig } from '#contracts';
import { ask } from './api/ask.ts';
import { apiPaths } from './paths.ts';

/** Addresses that the people who run the site have set. Asked for when they are needed; nothing until then. */
export function useClientConfig(needed: boolean): ClientConfig {
  const { data } = useSWRImmutable(needed ? 'client-config' : null, () =>
    ask<ClientConfig>({ view: 'client-config', path: apiPaths.clientConfig, shape: 'client-config' }),
  );
  return data?.value ?? {};
}
