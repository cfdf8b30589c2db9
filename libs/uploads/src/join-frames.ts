import sharp from 'sharp';

/** Joins pictures into an animated file, as a user would upload it. */
export const joinFrames = (frames: readonly Buffer[], frameMs: number): Promise<Buffer> =>
  sharp([...frames], { join: { animated: true } })
    .webp({ lossless: true, effort: 0, loop: 0, delay: frames.map(() => frameMs) })
    .toBuffer();
