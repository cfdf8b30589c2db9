import type { io as connect, Socket } from 'socket.io-client';
import type { ChannelAck, ViewChanged } from '#contracts';
import { baseOf } from '../api/address.ts';
import { loaded } from '../lazy-component.ts';
import { isSuspect, isOffline, networkIs, onSuspect, socketIs } from './connection.ts';
import { heardFrom, mountedChannels, mountedViews, onMountedViews, viewsToRevalidate } from './mounted-views.ts';

/** Requests after a reconnect are spread over this time, so that a thousand browsers do not send them together. */
const SPREAD_MS = 5_000;
const POLL_MS = 30_000;
/** Loads what need not be live, when the page has long been usable. */
const LATER_MS = 10_000;
/** Requests may fail while the socket works: it is probed no more often than this. */
const PROOF_MS = 30_000;

type Emit = { emit: (event: 'join' | 'leave', channels: string[], ack: (answer: ChannelAck) => void) => void };

/** The requested channels, and the log position after which they are received, unless refused. */
type Joined = { readonly channels: readonly string[]; readonly position?: number | undefined };

/**
 * Keeps the channels of a socket the same as those of the screens. A refused join is retried at the next change. `sync`
 * resolves when it was acknowledged; never when the connection ended first.
 */
export function channelSubscriptions(socket: Emit): { sync: () => Promise<Joined>; reset: () => void } {
  let joined = new Set<string>();
  const ask = (event: 'join' | 'leave', channels: string[]) =>
    new Promise<ChannelAck | undefined>((resolve) => {
      if (channels.length > 0) socket.emit(event, channels, resolve);
      else resolve(undefined);
    });
  return {
    reset: () => {
      joined = new Set();
    },
    sync: async () => {
      const wanted = mountedChannels();
      const left = [...joined].filter((channel) => !wanted.includes(channel));
      const channels = wanted.filter((channel) => !joined.has(channel));
      joined = new Set(wanted);
      void ask('leave', left);
      const answer = await ask('join', channels);
      if (answer?.ok === false) for (const channel of channels) joined.delete(channel);
      return { channels, position: answer?.ok ? answer.position : undefined };
    },
  };
}

/** Changes between a page's response and the joining of its channels are not pushed. */
function askMissed({ channels, position }: Joined): void {
  if (position !== undefined) heardFrom(channels, position);
}

/** A push becomes requests of the older views that it concerns. */
export function applyPush(push: ViewChanged): void {
  for (const view of viewsToRevalidate(push)) view.revalidate();
}

function askAllAgain(withinMs: number): void {
  for (const view of mountedViews()) setTimeout(() => view.revalidate(), Math.random() * withinMs);
}

/** Deliberate, so that the site is not shown as offline. */
function reconnect(socket: Socket, down: () => void): void {
  socket.off('disconnect', down).disconnect();
  socket.on('disconnect', down).connect();
}

let comeAgain = () => {};

/** The user has changed: the server identifies a socket by its cookie, so it reconnects. */
export function socketOfAnother(): void {
  comeAgain();
}

/**
 * The browser knows of the network before the socket does, which then has to prove that it is up. Until then, views are
 * polled.
 */
function followNetwork(signal: AbortSignal, prove: () => void): void {
  networkIs(navigator.onLine);
  addEventListener('offline', () => networkIs(false), { signal });
  const isBack = () => {
    // Pending requests are sent once, and must get through then: a network that is up is not yet a connection.
    socketIs(false);
    networkIs(true);
    prove();
  };
  addEventListener('online', isBack, { signal });
  let proved = -PROOF_MS;
  let proof: ReturnType<typeof setTimeout> | undefined;
  const proveIfDoubted = () => {
    if (!isSuspect()) return;
    proved = performance.now();
    prove();
  };
  const stop = onSuspect(() => {
    clearTimeout(proof);
    proof = setTimeout(proveIfDoubted, Math.max(0, proved + PROOF_MS - performance.now()));
  });
  const polling = setInterval(() => {
    if (isOffline()) askAllAgain(1_000);
  }, POLL_MS);
  signal.addEventListener('abort', () => {
    clearInterval(polling);
    clearTimeout(proof);
    stop();
  });
}

/** A waking device is alone, so its requests are not spread as they are after a server restart. */
function followSleep(signal: AbortSignal, woke: () => void): void {
  const later = setTimeout(
    () => void loaded(() => import('./resume-detection.ts')).then(({ onWake }) => onWake(signal, woke)),
    LATER_MS,
  );
  signal.addEventListener('abort', () => clearTimeout(later));
}

function networkBack(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const done = () => {
      clearTimeout(timer);
      end.abort();
      resolve();
    };
    const timer = setTimeout(done, POLL_MS);
    addEventListener('online', done, { signal: end.signal });
    signal.addEventListener('abort', done, { signal: end.signal });
  });
}

/** The code of the socket. While it does not load, the site is offline; undefined where it is no longer needed. */
async function socketCode(signal: AbortSignal): Promise<typeof connect | undefined> {
  while (!signal.aborted) {
    const code = await import('socket.io-client').catch(() => undefined);
    if (code) return code.io;
    socketIs(false);
    await networkBack(signal);
  }
  return undefined;
}

/**
 * Connects; from then on pushes revalidate, a reconnect requests all views again, and without a socket they are polled
 * every 30 seconds.
 */
export async function stayConnected(signal: AbortSignal): Promise<void> {
  followNetwork(signal, () => comeAgain());
  const io = await socketCode(signal);
  if (!io || signal.aborted) return;
  const socket = io(baseOf('api') || location.origin, {
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    withCredentials: true,
  });
  const keeper = channelSubscriptions(socket);
  /** The time in ms over which all requests are spread after connecting; undefined: nothing was missed yet. */
  let again: number | undefined;

  socket.on('connect', () => {
    socketIs(true);
    keeper.reset();
    const within = again;
    if (within === 0) again = SPREAD_MS;
    void keeper.sync().then(within === undefined ? askMissed : () => askAllAgain(within));
  });
  const down = () => {
    again ??= SPREAD_MS;
    socketIs(false);
  };
  socket.on('disconnect', down);
  socket.on('connect_error', down);
  socket.on('view-changed', applyPush);
  const connectAnew = (within: number) => {
    again = Math.min(again ?? within, within);
    reconnect(socket, down);
  };
  comeAgain = () => connectAnew(SPREAD_MS);
  followSleep(signal, () => connectAnew(0));

  const stopWatching = onMountedViews(() => {
    if (socket.connected) queueMicrotask(() => void keeper.sync().then(askMissed));
  });
  signal.addEventListener('abort', () => {
    stopWatching();
    comeAgain = () => {};
    socket.close();
  });
}
