import type { ApiScope } from './api-key-words.ts';
import type { EndpointDescription } from './endpoint.ts';

/**
 * What a key needs to ask an endpoint: a scope, or nothing but being a key (`reading`). Undefined: no key does, it takes a
 * person who is signed in.
 */
export const keyNeeds = ({
  scope,
  who,
  path,
  method,
  asks,
}: Pick<EndpointDescription, 'scope' | 'who' | 'path' | 'method' | 'asks'>): ApiScope | 'reading' | undefined => {
  if (scope) return scope;
  const isOpen = who === 'anyone' || who === 'guest-or-member';
  const isData = path.startsWith('/api/') && !path.startsWith('/api/auth');
  return isOpen && isData && (method === 'GET' || asks) ? 'reading' : undefined;
};
