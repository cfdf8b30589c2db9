import { checkPicture } from './check-picture.ts';
import type { StoredPicture } from './stored-picture.ts';
import { type PictureMaker, pictureMaker } from './make-picture.ts';
import type { UploadFiles } from './upload-files.ts';
import { uploadName } from './upload-name.ts';
import type { PendingFiles } from './pending-files.ts';

/** Files that users upload: pictures and loops of cars now, evidence and others later. */
export type Uploads = {
  readonly files: UploadFiles;
  readonly waiting: PendingFiles;
  /**
   * Throws `PictureRefused` where its first bytes or its structure show that it is no loop; the encoding checks the
   * rest.
   */
  checkLoop(bytes: Buffer): void;
  /**
   * Checks, encodes and stores a picture, in turns by user. Throws `PictureRefused`, `TooManyPictures` or
   * `UploadsUnavailable`.
   */
  keepPicture(bytes: Buffer, by?: string): Promise<StoredPicture>;
  /** The same for a loop: `full` is animated, `card` is its still picture. */
  keepLoop(bytes: Buffer, by?: string): Promise<StoredPicture>;
};

export const uploadsIn = (files: UploadFiles, waiting: PendingFiles, make: PictureMaker = pictureMaker()): Uploads => {
  const keep = async (bytes: Buffer, as: 'picture' | 'loop', by?: string): Promise<StoredPicture> => {
    const { full, card, width, height } = await make(bytes, as, by);
    const name = uploadName(full);
    await files.put(name, { full, card });
    return { name, width, height, bytes: full.byteLength };
  };
  return {
    files,
    waiting,
    checkLoop: (bytes) => void checkPicture(bytes, 'loop'),
    keepPicture: (bytes, by) => keep(bytes, 'picture', by),
    keepLoop: (bytes, by) => keep(bytes, 'loop', by),
  };
};
