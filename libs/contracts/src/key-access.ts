import type { ApiScope } from './api-key.enums.ts';
import type { EndpointDescription } from './endpoint.ts';

/**
 * What a key needs to call an endpoint: a scope, or only to be a key (`reading`). Undefined: no key may, only a
 * logged-in user.
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
