import type { SentAs } from './check-picture.ts';
import { encodeAnimation } from './encode-animation.ts';
import { encodePicture, type Picture } from './encode-picture.ts';
import { type PictureFault, PictureRefused } from './picture-refused.ts';

// A process for each picture, which ends with it: its memory is freed, a file that crashes the decoder affects nothing
// else, and requests are still served.

export type PictureTask = { readonly bytes: Uint8Array; readonly as: SentAs };

const encoders: Readonly<Record<SentAs, (bytes: Uint8Array) => Promise<Picture>>> = {
  picture: encodePicture,
  loop: encodeAnimation,
};

/** The result message; without one it has failed. */
export type PictureProcessMessage =
  | { readonly picture: Picture }
  | { readonly refused: { readonly code: PictureFault; readonly facts: Readonly<Record<string, number>> } };

const made = async ({ bytes, as }: PictureTask): Promise<PictureProcessMessage> => {
  try {
    return { picture: await encoders[as](bytes) };
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    return { refused: { code: error.code, facts: error.facts } };
  }
};

process.once('message', async (task: PictureTask) => {
  process.send?.(await made(task), () => process.exit());
});
// The parent process is gone.
process.once('disconnect', () => process.exit());
