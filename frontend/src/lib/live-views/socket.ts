import type { Socket } from 'socket.io-client';
import type { ChannelAck, ViewChanged } from '#contracts';
import { baseOf } from '../api/address.ts';
import { isDoubted, isOffline, networkIs, onDoubt, socketIs } from './connection.ts';
import { heardFrom, mountedChannels, mountedViews, onMountedViews, viewsToRevalidate } from './mounted-views.ts';

/** What is asked again after a reconnect is spread over this time, so that a thousand browsers do not ask at once. */
const SPREAD_MS = 5_000;
const POLL_MS = 30_000;
/** What is not needed to be live comes when the page has long been used. */
const LATER_MS = 10_000;
/** Requests may fail while the socket is well: it is asked to prove itself no more often than this. */
const PROOF_MS = 30_000;

type Emit = { emit: (event: 'join' | 'leave', channels: string[], ack: (answer: ChannelAck) => void) => void };

/** Channels that were asked for, and the position of the log that they are heard after, unless they were refused. */
type Joined = { readonly channels: readonly string[]; readonly position?: number | undefined };

/**
 * Keeps the channels of a socket the same as those of the screens. A refused join is tried again at the next change. `sync`
 * answers when it was acknowledged; never when the connection ended first.
 */
export function channelKeeper(socket: Emit): { sync: () => Promise<Joined>; reset: () => void } {
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

/** What happened between the answer that a page shows and the joining of its channels is pushed to nobody. */
function askMissed({ channels, position }: Joined): void {
  if (position !== undefined) heardFrom(channels, position);
}

/** A push becomes questions to what shows it and is older. */
export function applyPush(push: ViewChanged): void {
  for (const view of viewsToRevalidate(push)) view.revalidate();
}

function askAllAgain(withinMs: number): void {
  for (const view of mountedViews()) setTimeout(() => view.revalidate(), Math.random() * withinMs);
}

/** On purpose, so that nobody is told that the site is offline. */
function reconnect(socket: Socket, down: () => void): void {
  socket.off('disconnect', down).disconnect();
  socket.on('disconnect', down).connect();
}

let comeAgain = () => {};

/** Who is asking has changed: the server knows a socket by the cookie it came with, so it comes again. */
export function socketOfAnother(): void {
  comeAgain();
}

/**
 * The browser knows of the network before the socket does, which then has to show that it is still there. While it does
 * not, views are asked again now and then.
 */
function followNetwork(signal: AbortSignal, prove: () => void): void {
  networkIs(navigator.onLine);
  addEventListener('offline', () => networkIs(false), { signal });
  const isBack = () => {
    // What waits for the connection goes once, and then it must get through: a network that has come is no way yet.
    socketIs(false);
    networkIs(true);
    prove();
  };
  addEventListener('online', isBack, { signal });
  let proved = -PROOF_MS;
  let proof: ReturnType<typeof setTimeout> | undefined;
  const proveIfDoubted = () => {
    if (!isDoubted()) return;
    proved = performance.now();
    prove();
  };
  const stop = onDoubt(() => {
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

/** Whoever wakes does so alone: a server that restarts is not asked by everybody at once for that. */
function followSleep(signal: AbortSignal, woke: () => void): void {
  const later = setTimeout(() => void import('./waking.ts').then(({ onWake }) => onWake(signal, woke)), LATER_MS);
  signal.addEventListener('abort', () => clearTimeout(later));
}

/** Connects; from then on pushes revalidate, a reconnect asks again, and without a socket it asks every 30 seconds. */
export async function keepLive(signal: AbortSignal): Promise<void> {
  const { io } = await import('socket.io-client');
  if (signal.aborted) return;
  const socket = io(baseOf('api') || location.origin, {
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    withCredentials: true,
  });
  const keeper = channelKeeper(socket);
  /** Within how many ms all is asked again once it is connected; undefined: nothing was missed yet. */
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
  followNetwork(signal, comeAgain);
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
