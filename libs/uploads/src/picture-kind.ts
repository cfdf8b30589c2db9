export type PictureKind = 'png' | 'jpeg' | 'webp';

const at = (bytes: Buffer, offset: number, text: string): boolean =>
  bytes.toString('latin1', offset, offset + text.length) === text;

/** The kind of a picture by its first bytes, whatever its name or sender says; undefined: none that we take. */
export const kindOf = (bytes: Buffer): PictureKind | undefined => {
  if (at(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (at(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  return at(bytes, 0, 'RIFF') && at(bytes, 8, 'WEBP') ? 'webp' : undefined;
};
