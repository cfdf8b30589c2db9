import { openReadStore } from './open-read-store.ts';

describe('an address of a read store', () => {
  it('of another kind is refused by name, without its password', async () => {
    const refused = openReadStore({ url: 'postgres://user:secret@host/views' });
    await expect(refused).rejects.toThrow('read store address postgres://host/views is neither');
  });
});
