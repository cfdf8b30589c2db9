import { type KeptUpload, showcase, uploads } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { type FileWay, sendFile } from '../../lib/api/send-file.ts';
import { sendSignedIn } from '../../lib/session/send-signed-in.ts';
import { whileSignedIn } from '../../lib/session/while-signed-in.ts';
import { aloneWith, dropLoop, leaveLoop, type LeftLoop, loopsToGoOnWith } from './left-loops.ts';

const ASKED_EVERY_MS = 500;
/** The file waits where it was taken until the site is back. */
const AWAY = ['offline', 'maintenance', 'store-unavailable', 'too-many-requests'];

/** Sends a file, waits until it is made, then says of which car it is. False when it was stopped. */
export async function sendLoop(carId: string, file: File, way: FileWay): Promise<boolean> {
  const taken = await whileSignedIn(() => sendFile(uploads.keepLoop, { body: file }, way));
  if (!taken) return false;
  const sent = await goOn({ id: taken.id, carId }, way.signal);
  // Stopped by who sent it.
  if (!sent) dropLoop(taken.id);
  return sent;
}

/** Goes on with what a page left that was closed meanwhile. */
export async function sendLeftLoops(signal: AbortSignal, onSent: () => void): Promise<void> {
  for (const loop of loopsToGoOnWith()) if (await goOn(loop, signal).catch(() => false)) onSent();
}

/** False when it was stopped, or another page goes on with it: it is left for later, as where the site is away. */
const goOn = async (loop: LeftLoop, signal: AbortSignal): Promise<boolean> => {
  const sent = await aloneWith(loop.id, async () => {
    leaveLoop(loop);
    try {
      const isSent = await submitted(loop, signal);
      if (isSent) dropLoop(loop.id);
      return isSent;
    } catch (thrown) {
      if (!AWAY.includes(asProblem(thrown).code)) dropLoop(loop.id);
      throw thrown;
    }
  });
  return sent ?? false;
};

const submitted = async ({ id, carId }: LeftLoop, signal: AbortSignal): Promise<boolean> => {
  const kept = await made(id, signal);
  if (!kept || signal.aborted) return false;
  await sendSignedIn(showcase.submit, { params: { id: carId }, body: { file: kept.name } });
  return true;
};

/** What was made of a file that waits; undefined when that was stopped. Throws why it is not taken. */
async function made(id: string, signal: AbortSignal): Promise<KeptUpload | undefined> {
  while (!signal.aborted) {
    try {
      const { value } = await whileSignedIn(() => ask(uploads.waiting, { params: { id } }));
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
