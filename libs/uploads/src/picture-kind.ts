export type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif';

const at = (bytes: Buffer, offset: number, text: string): boolean =>
  bytes.toString('latin1', offset, offset + text.length) === text;

/** The kind of a picture by its first bytes, whatever its name or content type; undefined: none that is accepted. */
export const kindOf = (bytes: Buffer): PictureKind | undefined => {
  if (at(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (at(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (at(bytes, 0, 'GIF87a') || at(bytes, 0, 'GIF89a')) return 'gif';
  return at(bytes, 0, 'RIFF') && at(bytes, 8, 'WEBP') ? 'webp' : undefined;
};
