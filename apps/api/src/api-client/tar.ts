const BLOCK = 512;
const NAME_BYTES = 100;

export type TarFile = { readonly name: string; readonly text: string };

/** A tar archive in the POSIX format; the same bytes for the same files. */
export const tarOf = (files: readonly TarFile[]): Uint8Array =>
  Buffer.concat([...files.flatMap(entryOf), Buffer.alloc(2 * BLOCK)]);

const entryOf = ({ name, text }: TarFile): readonly Uint8Array[] => {
  const bytes = Buffer.from(text);
  return [headOf(name, bytes.length), bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)];
};

const headOf = (name: string, size: number): Uint8Array => {
  if (Buffer.byteLength(name) > NAME_BYTES) throw new Error(`${name} is too long a name`);
  const head = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  head.write(name, 0);
  head.write(octal(0o644, 7), 100);
  head.write(octal(0, 7), 108);
  head.write(octal(0, 7), 116);
  head.write(octal(size, 11), 124);
  head.write(octal(0, 11), 136);
  // The checksum is computed over a header whose own checksum is blank.
  head.write(' '.repeat(8), 148);
  head.write('0', 156);
  head.write('ustar\u000000', 257);
  const sum = head.reduce((total, byte) => total + byte, 0);
  head.write(`${octal(sum, 6)} `, 148);
  return head;
};
