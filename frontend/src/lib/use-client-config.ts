import useSWRImmutable from 'swr/immutable';
import { client } from '#contracts';
import type { ClientConfig } from '#contracts';
import { queryApi } from './api/query-api.ts';

/** Addresses configured by the operators. Loaded when they are needed; nothing until then. */
export function useClientConfig(needed: boolean): ClientConfig {
  const { data } = useSWRImmutable(needed ? 'client-config' : null, () => queryApi(client.config));
  return data?.value ?? {};
}
