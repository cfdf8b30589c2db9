import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';

/** OWASP's second choice for argon2id: 19 MiB, 2 passes, 1 lane; about 40 ms off the event loop. */
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;

/** The argon2id hash of a password in the PHC string format, with a salt of its own. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await derive({ ...COST, message: normalised(password), nonce });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
};

/** Whether the password matches the hash; false for a text that is no such hash. */
export const verifyPassword = async ({ hash, password }: { hash: string; password: string }): Promise<boolean> => {
  const parts = PHC.exec(hash)?.groups;
  if (!parts?.['salt'] || !parts['tag']) return false;
  const expected = Buffer.from(parts['tag'], 'base64');
  const actual = await derive({
    message: normalised(password),
    nonce: Buffer.from(parts['salt'], 'base64'),
    memory: Number(parts['memory']),
    passes: Number(parts['passes']),
    parallelism: Number(parts['lanes']),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
};

const PHC =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<lanes>\d+)\$(?<salt>[A-Za-z0-9+/]+)\$(?<tag>[A-Za-z0-9+/]+)$/;

/** The same characters typed on another keyboard are the same password. */
const normalised = (password: string): Buffer => Buffer.from(password.normalize('NFKC'), 'utf8');

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const derive = (parameters: Argon2Parameters): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
  });
