import type { Accounts } from '#accounts';

/** What users' texts guarantee on every store. `open` again opens the same store. */
export const textsContract = (open: () => Promise<Accounts>): void => {
  let accounts: Accounts;
  beforeAll(async () => void (accounts = await open()));
  afterAll(() => accounts.close());

  const write = (id: string, owner: string, body: string, about?: string) =>
    accounts.texts.write({ id, owner, body, ...(about === undefined ? {} : { about }) });

  it('keep the first body of an id, also over a restart', async () => {
    await write('t1', 'ann', 'first — “ok” 🏁');
    await write('t1', 'ann', 'second');
    await accounts.close();
    accounts = await open();
    expect(await accounts.texts.bodies(['t1', 't-none'])).toEqual(new Map([['t1', 'first — “ok” 🏁']]));
  });

  it('list what one person wrote, page by page', async () => {
    for (const id of ['p3', 'p1', 'p2']) await write(id, 'pat', `body ${id}`, id === 'p2' ? 'quin' : undefined);
    await write('p0', 'ann', 'of another');
    expect(await accounts.texts.ownedBy('pat', '', 2)).toEqual([
      { id: 'p1', owner: 'pat', body: 'body p1' },
      { id: 'p2', owner: 'pat', about: 'quin', body: 'body p2' },
    ]);
    expect(await accounts.texts.ownedBy('pat', 'p2', 2)).toEqual([{ id: 'p3', owner: 'pat', body: 'body p3' }]);
  });

  it('list what others wrote about a person, page by page', async () => {
    for (const id of ['b3', 'b1', 'b2']) await write(id, 'mod', `body ${id}`, 'uma');
    await write('b4', 'uma', 'of oneself', 'uma');
    await write('b5', 'mod', 'about another', 'ann');
    const ids = async (after: string) => (await accounts.texts.writtenAbout('uma', after, 2)).map(({ id }) => id);
    expect([await ids(''), await ids('b2')]).toEqual([['b1', 'b2'], ['b3']]);
  });

  it('have another body where their owner’s text is there, and only then', async () => {
    await write('w1', 'wes', 'before');
    await accounts.texts.replace({ id: 'w1', owner: 'ann', body: 'of another' });
    await accounts.texts.replace({ id: 'w2', owner: 'wes', body: 'not there' });
    expect(await accounts.texts.bodies(['w1', 'w2'])).toEqual(new Map([['w1', 'before']]));
    await accounts.texts.replace({ id: 'w1', owner: 'wes', body: 'after' });
    expect(await accounts.texts.ownedBy('wes', '', 2)).toEqual([{ id: 'w1', owner: 'wes', body: 'after' }]);
  });

  it('are removed by their owner, and by nobody else', async () => {
    await write('r1', 'rob', 'mine');
    await accounts.texts.remove('ann', 'r1');
    expect((await accounts.texts.bodies(['r1'])).size).toBe(1);
    await accounts.texts.remove('rob', 'r1');
    expect((await accounts.texts.bodies(['r1'])).size).toBe(0);
  });

  it('go with the person who wrote them and with the person they are about', async () => {
    await write('s1', 'sue', 'by sue');
    await write('s2', 'tom', 'about sue', 'sue');
    await write('s3', 'tom', 'by tom');
    await accounts.texts.removeAllOf('sue');
    expect([...(await accounts.texts.bodies(['s1', 's2', 's3'])).keys()]).toEqual(['s3']);
  });
};
