import type { Accounts } from '#accounts';

const now = '2026-03-01T00:00:00.000Z';
const due = '2026-03-15T00:00:00.000Z';

export const personsContract = (open: () => Promise<Accounts>): void => {
  let accounts: Accounts;
  beforeAll(async () => void (accounts = await open()));
  afterAll(() => accounts.close());

  const person = async (name: string) => {
    const id = `${name.toLowerCase()}-person`;
    const email = `${name.toLowerCase()}@persons.example`;
    await accounts.ensureAccount(id, { name, email, password: 'long enough' });
    await accounts.texts.write({ id: `${id}-text`, owner: id, body: 'own words' });
    return id;
  };
  const nameOf = async (id: string) => (await accounts.displayNames([id])).get(id);

  it('find by id, whole e-mail and the beginning of the name', async () => {
    const id = await person('Zoltan');
    await person('Zora');
    const names = async (text: string) => (await accounts.persons.find(text, 5)).map(({ name }) => name);
    expect(await names(id)).toEqual(['Zoltan']);
    expect(await names(' ZORA@persons.example ')).toEqual(['Zora']);
    expect(await names('zo')).toEqual(['Zoltan', 'Zora']);
    expect(await names('zora@')).toEqual([]);
    expect(await accounts.persons.find('zo', 1)).toHaveLength(1);
  });

  it('find one by whole e-mail alone, whatever names look like', async () => {
    const id = await person('Ursula');
    await accounts.ensureAccount('trap', {
      name: 'ursula@persons',
      email: 'trap@persons.example',
      password: 'x'.repeat(9),
    });
    expect(await accounts.persons.byEmail(' URSULA@persons.example ')).toEqual({
      id,
      name: 'Ursula',
      confirmed: false,
    });
    expect(await accounts.persons.byEmail('ursula@persons')).toBeUndefined();
    expect(await accounts.persons.byEmail(id)).toBeUndefined();
  });

  it('give a person’s rows without what opens doors', async () => {
    const id = await person('Yves');
    const text = JSON.stringify(await accounts.persons.rows(id));
    expect(text).toContain('yves@persons.example');
    expect(text).not.toContain('argon2');
  });

  it('close once, call it off until the erasure begins, and not after', async () => {
    const { persons } = accounts;
    const id = await person('Xenia');
    await persons.startClosing(id, due);
    await persons.startClosing(id, '2027-01-01T00:00:00.000Z');
    expect(await persons.closesAt(id)).toBe(due);
    expect([await persons.due(now, 10), await persons.due(due, 10)]).toEqual([[], [id]]);
    expect(await persons.beginErasing(id, now)).toBe(false);
    expect([await persons.stopClosing(id), await persons.stopClosing(id)]).toEqual([true, false]);
    expect([await persons.closesAt(id), await persons.beginErasing(id, due)]).toEqual([undefined, false]);
    await persons.startClosing(id, due);
    expect([await persons.beginErasing(id, due), await persons.stopClosing(id)]).toEqual([true, false]);
    await persons.erase(id);
  });

  it('erase a person with their texts, once, and nobody else', async () => {
    const [id, other] = [await person('Willy'), await person('Vera')];
    await accounts.persons.startClosing(id, due);
    expect([await accounts.persons.erase(id), await accounts.persons.erase(id)]).toEqual([true, false]);
    expect([await nameOf(id), await nameOf(other)]).toEqual([null, 'Vera']);
    expect([...(await accounts.texts.bodies([`${id}-text`, `${other}-text`])).keys()]).toEqual([`${other}-text`]);
    expect(await accounts.persons.due(due, 10)).toEqual([]);
    expect(
      await accounts.ensureAccount('again', { name: 'Willy', email: 'willy@persons.example', password: 'long enough' }),
    ).toBe(true);
  });
};
