import sharp from 'sharp';

/** Pictures one after the other as a file that moves, as somebody would send it. */
export const joinFrames = (frames: readonly Buffer[], frameMs: number): Promise<Buffer> =>
  sharp([...frames], { join: { animated: true } })
    .webp({ lossless: true, effort: 0, loop: 0, delay: frames.map(() => frameMs) })
    .toBuffer();
