import { type StoredUpload, animatedCards, uploads } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { type UploadOptions, sendFile } from '../../lib/api/send-file.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { withLoginPrompt } from '../../lib/session/while-signed-in.ts';
import {
  aloneWith,
  dropAnimatedCard,
  saveUnsentAnimatedCard,
  type UnsentAnimatedCard,
  animatedCardsToResume,
} from './unsent-animated-cards.ts';

const ASKED_EVERY_MS = 500;
/** During these errors the file waits on the server until the site is back. */
const AWAY = ['offline', 'maintenance', 'store-unavailable', 'too-many-requests'];

/** Uploads a file, waits until it is processed, then assigns it to its car. False when it was cancelled. */
export async function sendAnimatedCard(carId: string, file: File, way: UploadOptions): Promise<boolean> {
  const taken = await withLoginPrompt(() => sendFile(uploads.keepLoop, { body: file }, way));
  if (!taken) return false;
  const sent = await goOn({ id: taken.id, carId }, way.signal);
  // Cancelled by the user.
  if (!sent) dropAnimatedCard(taken.id);
  return sent;
}

/** Continues the loops left by a page that was closed. */
export async function sendUnsentAnimatedCards(signal: AbortSignal, onSent: () => void): Promise<void> {
  for (const loop of animatedCardsToResume()) if (await goOn(loop, signal).catch(() => false)) onSent();
}

/**
 * False when it was cancelled, or another page continues it; it is left for later, as it is while the site is
 * unreachable.
 */
const goOn = async (loop: UnsentAnimatedCard, signal: AbortSignal): Promise<boolean> => {
  const sent = await aloneWith(loop.id, async () => {
    saveUnsentAnimatedCard(loop);
    try {
      const isSent = await submitted(loop, signal);
      if (isSent) dropAnimatedCard(loop.id);
      return isSent;
    } catch (thrown) {
      if (!AWAY.includes(asProblem(thrown).code)) dropAnimatedCard(loop.id);
      throw thrown;
    }
  });
  return sent ?? false;
};

const submitted = async ({ id, carId }: UnsentAnimatedCard, signal: AbortSignal): Promise<boolean> => {
  const kept = await made(id, signal);
  if (!kept || signal.aborted) return false;
  await sendAuthenticated(animatedCards.submit, { params: { id: carId }, body: { file: kept.name } });
  return true;
};

/** The processed upload; undefined when cancelled. Throws why it is refused. */
async function made(id: string, signal: AbortSignal): Promise<StoredUpload | undefined> {
  while (!signal.aborted) {
    try {
      const { value } = await withLoginPrompt(() => queryApi(uploads.waiting, { params: { id } }));
      if (value.state === 'kept') return value.kept;
    } catch (thrown) {
      if (!AWAY.includes(asProblem(thrown).code)) throw thrown;
    }
    await pause(signal);
  }
  return undefined;
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const over = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, ASKED_EVERY_MS);
    signal.addEventListener('abort', over);
  });
