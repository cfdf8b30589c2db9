import { hash } from 'node:crypto';

/** The digit whose highest two bits are 10, by its lowest two. */
const VARIANTS = '89ab';

/** A UUID of version 5 (RFC 9562): the SHA-1 of a namespace, itself a UUID, and a name. The same two give the same one. */
export const uuidV5Of = (namespace: string): ((name: string) => string) => {
  const prefix = Buffer.from(namespace.replaceAll('-', ''), 'hex');
  return (name) => {
    const hex = hash('sha1', Buffer.concat([prefix, Buffer.from(name)]), 'hex');
    const variant = VARIANTS.charAt(Number.parseInt(hex.charAt(16), 16) & 0b0011);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
};
