import type { SettingsAnswer, SettingsBody } from '#contracts';
import { checkAnswer } from '../api/answer-check.ts';
import { call, readAnswer } from '../api/read-answer.ts';
import { apiPaths } from '../paths.ts';
import { currentSettings, knownOptions, onSettings, optionsOf, takeSettings } from './settings.ts';

/** Several switches in a row are one write. */
const PAUSE_MS = 1_000;

let inAccount = false;
const listeners = new Set<() => void>();

function tell(kept: boolean): void {
  inAccount = kept;
  for (const listener of listeners) listener();
}

/** Whether the options are kept in the account; else on this device alone. */
export const areKeptInAccount = (): boolean => inAccount;

export function onKeptInAccount(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

async function ask(init: RequestInit): Promise<SettingsBody | null> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const answer = await readAnswer(await call(apiPaths.settings, { headers, cache: 'no-store', ...init }));
  checkAnswer('settings', answer);
  return (answer as SettingsAnswer).kept;
}

/**
 * Keeps the options of this device and of an account the same; the newest win. Reads when it begins and when the network
 * is back, writes a moment after a change, and holds nobody up. Returns what ends it.
 */
export function followAccount(userId: string): () => void {
  let ended = false;
  let known: string | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const take = (kept: SettingsBody) => {
    known = kept.changedAt;
    takeSettings({ ...knownOptions(kept.options), changedAt: kept.changedAt, account: userId });
  };
  const write = async () => {
    const now = currentSettings();
    if (now.changedAt === null) return;
    const body: SettingsBody = { changedAt: now.changedAt, options: optionsOf(now) };
    const kept = await ask({ method: 'PUT', body: JSON.stringify(body) });
    // What was changed meanwhile is written next.
    if (kept && !ended && currentSettings().changedAt === now.changedAt) take(kept);
  };
  const read = async () => {
    const kept = await ask({});
    if (ended) return;
    const { account, changedAt } = currentSettings();
    const newerHere = account === userId && changedAt !== null && changedAt > (kept?.changedAt ?? '');
    if (kept && !newerHere) return take(kept);
    await write();
  };
  const attempt = async (step: () => Promise<void>) => {
    const done = await step().then(
      () => true,
      () => false,
    );
    if (!ended) tell(done);
  };

  const stopListening = onSettings(() => {
    if (currentSettings().changedAt === known) return;
    clearTimeout(pause);
    pause = setTimeout(() => void attempt(write), PAUSE_MS);
  });
  const backOnline = () => void attempt(read);
  addEventListener('online', backOnline);
  void attempt(read);
  return () => {
    ended = true;
    clearTimeout(pause);
    stopListening();
    removeEventListener('online', backOnline);
    tell(false);
  };
}
