import type { FastifyInstance, FastifyRequest } from 'fastify';
import { account, descriptionOf, type EndpointDescription, passkeys, secondFactor } from '#contracts';
import { pausedAt } from '#domain';
import { AUTH_PREFIX, AUTH_ROUTES, authPathOf } from '../http/auth-path.ts';
import { isoNow } from '../http/iso-now.ts';
import { isWrite } from '../http/is-write.ts';
import { Refused } from '../http/refused.ts';
import type { SiteState } from './site-state.ts';

const API = '/api/';
/** Retry time for clients that honour it. */
const AGAIN_AFTER_SECONDS = 60;

/**
 * Refuses endpoints that are switched off, and during maintenance every write but those of `whilePaused`, before
 * reading the body.
 */
export const useSwitches = (app: FastifyInstance, state: Pick<SiteState, 'now'>): void => {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith(API)) return;
    const { endpoint } = route.config ?? {};
    const isAuth = route.url === AUTH_ROUTES;
    if (!isAuth && !isWrite(String(route.method), endpoint)) return;
    const refuse = async (request: FastifyRequest) => {
      const said = isAuth ? authEndpointOf(request) : endpoint;
      if (isWrite(request.method, said)) await refuseClosed(state, said);
    };
    route.onRequest = [route.onRequest ?? [], refuse].flat();
  });
};

type Closing = Pick<EndpointDescription, 'feature' | 'whilePaused'>;

const refuseClosed = async (state: Pick<SiteState, 'now'>, { feature, whilePaused }: Closing = {}): Promise<void> => {
  if (whilePaused) return;
  const site = await state.now();
  const now = isoNow();
  const paused = pausedAt(site, now);
  if (paused) throw new Refused('writes-paused', { until: paused.endsAt }, secondsBetween(now, paused.endsAt));
  if (feature !== undefined && site.off.includes(feature))
    throw new Refused('feature-off', { feature }, AGAIN_AFTER_SECONDS);
};

const secondsBetween = (from: string, to: string): number =>
  Math.max(1, Math.ceil((Date.parse(to) - Date.parse(from)) / 1_000));

const authEndpoints = new Map(
  [account, secondFactor, passkeys]
    .flatMap((calls) => Object.values(calls))
    .map(descriptionOf)
    .map((said) => [said.path.slice(AUTH_PREFIX.length), said] as const),
);

/** One route serves all of better-auth's paths. */
const authEndpointOf = (request: FastifyRequest): EndpointDescription | undefined =>
  authEndpoints.get(authPathOf(request));
