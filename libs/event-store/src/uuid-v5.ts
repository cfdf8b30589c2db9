import { hash } from 'node:crypto';

/** Longer names are put together in a buffer of their own. */
const NAME_BYTES = 1_024;

/** The digit whose highest two bits are 10, by its lowest two. */
const VARIANTS = '89ab';

/** A UUID of version 5 (RFC 9562): the SHA-1 of a namespace, itself a UUID, and a name. The same two give the same one. */
export const uuidV5Of = (namespace: string): ((name: string) => string) => {
  const prefix = Buffer.from(namespace.replaceAll('-', ''), 'hex');
  // Filled again for each name: ids are made one at a time, and a new buffer each would be half of what they cost.
  const scratch = Buffer.concat([prefix], prefix.length + NAME_BYTES);
  return (name) => {
    const isShort = name.length * 3 <= NAME_BYTES;
    const bytes = isShort
      ? scratch.subarray(0, prefix.length + scratch.write(name, prefix.length))
      : Buffer.concat([prefix, Buffer.from(name)]);
    const hex = hash('sha1', bytes, 'hex');
    const variant = VARIANTS.charAt(Number.parseInt(hex.charAt(16), 16) & 0b0011);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
};
