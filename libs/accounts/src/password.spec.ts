import { hashPassword, verifyPassword } from './password.ts';

describe('a password', () => {
  it('is known again by its hash, which never holds it', async () => {
    const hash = await hashPassword('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword({ hash, password: 'correct horse' })).toBe(true);
    expect(await verifyPassword({ hash, password: 'correct horsE' })).toBe(false);
  });

  it('hashes differently each time', async () => {
    expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
  });

  it('matches nothing that is no hash', async () => {
    expect(await verifyPassword({ hash: 'plain', password: 'plain' })).toBe(false);
  });

  it('leaves the event loop free while it is hashed', async () => {
    let turns = 0;
    const hashed = hashPassword('correct horse').then(() => 'done' as const);
    while ((await Promise.race([hashed, new Promise((next) => setImmediate(next, 'busy'))])) === 'busy') turns += 1;
    expect(turns).toBeGreaterThan(0);
  });
});
