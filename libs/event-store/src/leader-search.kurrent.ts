import { setTimeout as sleep } from 'node:timers/promises';
import { ClientSpent, isSpent, portError } from './errors.kurrent.ts';
import { LogClient } from './log-client.kurrent.ts';
import { urlsByNode } from './log-url.kurrent.ts';

/** How often all nodes are asked who leads, while those asked before may still respond. */
const ROUND_MS = 750;

/** The nodes to ask, for how long, and who receives a node's error. */
export type SearchOptions = {
  readonly url: string;
  readonly prefix: string;
  readonly answerMs: number;
  readonly heard: (why: unknown) => void;
};

/**
 * Finds a client whose server leads: each node is asked, and a silent one delays no other. Continues until there is
 * one; throws when a server reports that a retry would not help, and the reason of `signal` when it aborts.
 */
export const findLeader = async (options: SearchOptions, signal: AbortSignal): Promise<LogClient> => {
  const { url, prefix, answerMs, heard } = options;
  const found = Promise.withResolvers<LogClient>();
  const over = new AbortController();
  const stop = () => found.reject(signal.reason);
  const idle = new Map<string, LogClient[]>();
  const ask = async (node: string): Promise<void> => {
    const client = idle.get(node)?.pop() ?? new LogClient(node, answerMs);
    try {
      await client.prove(prefix, over.signal);
      if (over.signal.aborted) client.giveUp(over.signal.reason);
      found.resolve(client);
      over.abort(new ClientSpent('another client was faster'));
    } catch (error) {
      if (!client.spent.aborted) idle.set(node, [...(idle.get(node) ?? []), client]);
      if (isSpent(error)) heard(error);
      else found.reject(portError(error));
    }
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    for (;;) {
      for (const node of urlsByNode(url)) void ask(node);
      const client = await Promise.race([found.promise, sleep(ROUND_MS, undefined, { signal: over.signal })]);
      if (client) return client;
    }
  } finally {
    signal.removeEventListener('abort', stop);
    over.abort(new ClientSpent('the search is over'));
    for (const client of [...idle.values()].flat()) client.giveUp(over.signal.reason);
  }
};
