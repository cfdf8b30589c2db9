/** Encodings a program may write a text in, by name. */
export const encodings = [
  'utf-8',
  'utf-8 with mark',
  'utf-16le',
  'utf-16be',
  'utf-16le without mark',
  'utf-16be without mark',
  'windows-1252',
] as const;
export type NamedEncoding = (typeof encodings)[number];

/** A text of letters up to U+00FF in bytes. */
export const bytesOf = (text: string, encoding: NamedEncoding): Uint8Array<ArrayBuffer> => {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-8 with mark') return new TextEncoder().encode(`\uFEFF${text}`);
  if (encoding === 'windows-1252') return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const letters = encoding.endsWith('without mark') ? text : `\uFEFF${text}`;
  const bytes = new Uint8Array(letters.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < letters.length; at += 1)
    view.setUint16(at * 2, letters.charCodeAt(at), !encoding.startsWith('utf-16be'));
  return bytes;
};
