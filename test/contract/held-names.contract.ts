import type { Accounts } from '#accounts';

const now = '2026-03-01T00:00:00.000Z';
const soon = '2026-05-01T00:00:00.000Z';
const nextYear = '2027-03-02T00:00:00.000Z';

/** What names guarantee on every store: no name looks like another. */
export const heldNamesContract = (open: () => Promise<Accounts>): void => {
  let accounts: Accounts;
  beforeAll(async () => void (accounts = await open()));
  afterAll(() => accounts.close());

  const person = async (name: string) => {
    const id = `${name.toLowerCase()}-held`;
    const email = `${name.toLowerCase()}@held.example`;
    await accounts.ensureAccount(id, { name, email, password: 'long enough' });
    return id;
  };

  it('keep a name and what looks like it for whom they are taken', async () => {
    const id = await person('Quinta');
    const { heldNames } = accounts;
    expect(await heldNames.take('else', 'QUINTA', now)).toBe(false);
    expect(await heldNames.take('else', 'Qu\u0456nta', now)).toBe(false);
    expect(await heldNames.take(id, 'Quinta', now)).toBe(true);
    expect(await heldNames.holder('qu\u0456nta', now)).toBe(id);
    expect(await heldNames.holder('Quintana', now)).toBeUndefined();
  });

  it('keep one that is given up for a year, and lead on', async () => {
    const id = await person('Petra');
    const { heldNames } = accounts;
    expect(await heldNames.rename(id, { from: 'Petra', to: 'Petronella' }, now)).toBe(true);
    expect(await heldNames.take('else', 'Реtrа', soon)).toBe(false);
    expect(await heldNames.holder('petra', soon)).toBe(id);
    expect(await heldNames.holder('Petronella', soon)).toBe(id);
    expect(await heldNames.holder('petra', nextYear)).toBeUndefined();
    expect(await heldNames.formerOf(id, '2026-01-01T00:00:00.000Z')).toEqual([{ name: 'Petra', givenUpAt: now }]);
    expect(await heldNames.formerOf(id, soon)).toEqual([]);
    const heir = await person('Heir');
    expect(await heldNames.take(heir, 'Petra', nextYear)).toBe(true);
  });

  it('let an owner go back, and keep the name that was between', async () => {
    const id = await person('Olga');
    const { heldNames } = accounts;
    await heldNames.rename(id, { from: 'Olga', to: 'Olwen' }, now);
    expect(await heldNames.rename(id, { from: 'Olwen', to: 'Olga' }, soon)).toBe(true);
    expect(await heldNames.take('else', 'Olwen', soon)).toBe(false);
    expect(await heldNames.holder('olga', nextYear)).toBe(id);
    expect((await heldNames.formerOf(id, '2026-01-01T00:00:00.000Z')).map(({ name }) => name)).toEqual([
      'Olwen',
      'Olga',
    ]);
  });

  it('change nothing where another holds the name', async () => {
    const [id, other] = [await person('Nadia'), await person('Norma')];
    expect(await accounts.heldNames.rename(id, { from: 'Nadia', to: 'NORMA' }, now)).toBe(false);
    expect(await accounts.heldNames.holder('norma', now)).toBe(other);
    expect(await accounts.heldNames.holder('nadia', now)).toBe(id);
    expect(await accounts.heldNames.formerOf(id, '2026-01-01T00:00:00.000Z')).toEqual([]);
  });

  it('give one of many who want what looks the same at once all of it', async () => {
    const names = ['MIlo', 'MlIo', 'mllo', 'МIlo', 'M1lo'];
    const at = new Date().toISOString();
    const taken = await Promise.all(names.map((name, n) => accounts.heldNames.take(`at-once-${n}`, name, at)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('are free again where a sign-up was cut off, and not while it may go on', async () => {
    const { heldNames } = accounts;
    expect(await heldNames.take('never-a-user', 'Lucia', now)).toBe(true);
    expect(await heldNames.take('else', 'Lucia', '2026-03-01T00:00:30.000Z')).toBe(false);
    expect(await heldNames.take('else', 'Lucia', '2026-03-01T00:02:00.000Z')).toBe(true);
  });

  it('go with the account, former ones too', async () => {
    const id = await person('Karla');
    await accounts.heldNames.rename(id, { from: 'Karla', to: 'Katrin' }, now);
    expect(JSON.stringify(await accounts.persons.rows(id))).toContain('Karla');
    await accounts.persons.erase(id);
    expect(JSON.stringify(await accounts.persons.rows(id))).not.toContain('Karla');
    expect(await accounts.heldNames.take('else', 'Karla', soon)).toBe(true);
  });

  it('know what they hold after a restart', async () => {
    const id = await person('Jutta');
    await accounts.heldNames.rename(id, { from: 'Jutta', to: 'Julka' }, new Date().toISOString());
    await accounts.close();
    accounts = await open();
    expect(await accounts.heldNames.holder('jutta', new Date().toISOString())).toBe(id);
    expect(await accounts.heldNames.odd(100)).toEqual([]);
  });
};
