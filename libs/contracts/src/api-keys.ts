import { z } from 'zod';
import { API_KEY_NAME_MAX, apiScopes } from './api-key.enums.ts';

const apiScope = z.enum(apiScopes);

/** One of the user's API keys: what it may do in addition to reading, and the day it was last used. */
export const apiKey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    scopes: apiScope.array(),
    createdAt: z.iso.datetime(),
    lastUsedOn: z.iso.date().nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKeyDto = z.infer<typeof apiKey>;

export const apiKeysAnswer = z.object({ keys: apiKey.array() }).meta({ id: 'ApiKeys' });
export type ApiKeysAnswer = z.infer<typeof apiKeysAnswer>;

export const issueApiKeyBody = z
  .object({
    name: z.string().trim().min(1).max(API_KEY_NAME_MAX),
    scopes: apiScope.array().max(apiScopes.length),
  })
  .strict()
  .meta({ id: 'IssueApiKey' });

/** The secret is returned here and never again. */
export const issuedApiKey = z.object({ key: apiKey, secret: z.string() }).meta({ id: 'IssuedApiKey' });
export type IssuedApiKey = z.infer<typeof issuedApiKey>;
