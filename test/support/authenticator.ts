import { createHash, createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * An authenticator app's current code for the address of its QR code (RFC 6238, 30 s, 6 digits), or `ahead` periods
 * later: a code works once, and the next one is already accepted.
 */
export const codeNow = (totpURI: string, ahead = 0): string => {
  const secret = new URL(totpURI).searchParams.get('secret') ?? '';
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const mac = createHmac('sha1', key).update(step).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
};

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_KEY = 64;

/** A passkey in memory; without `verifies` it does not check its holder. */
export class SoftPasskey {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  readonly #origin: string;
  readonly #flags: number;

  constructor(origin: string, verifies = true) {
    this.#origin = origin;
    this.#flags = USER_PRESENT | (verifies ? USER_VERIFIED : 0);
  }

  register({ challenge }: { readonly challenge: string }) {
    const length = Buffer.from([0, this.#id.length]);
    const authData = Buffer.concat([
      this.#authData(this.#flags | HAS_KEY),
      Buffer.alloc(16),
      length,
      this.#id,
      this.#coseKey(),
    ]);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([authData.length]),
      authData,
    ]);
    const response = { attestationObject: text(attestation), clientDataJSON: text(this.#said('create', challenge)) };
    return this.#credential({ ...response, transports: ['internal'] });
  }

  signIn({ challenge }: { readonly challenge: string }) {
    const authData = this.#authData(this.#flags);
    const said = this.#said('get', challenge);
    const signature = sign('sha256', Buffer.concat([authData, sha256(said)]), this.#keys.privateKey);
    return this.#credential({
      authenticatorData: text(authData),
      clientDataJSON: text(said),
      signature: text(signature),
    });
  }

  #credential(response: object) {
    const id = text(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #authData(flags: number): Buffer {
    const { hostname } = new URL(this.#origin);
    return Buffer.concat([sha256(Buffer.from(hostname)), Buffer.from([flags, 0, 0, 0, 0])]);
  }

  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const part = (hex: string, coordinate: string) => [Buffer.from(hex, 'hex'), Buffer.from(coordinate, 'base64url')];
    return Buffer.concat([...part('a5010203262001215820', x), ...part('225820', y)]);
  }

  #said(type: 'create' | 'get', challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin: this.#origin }));
  }
}

const text = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
