import { globSync, readFileSync } from 'node:fs';
import { knownToActor, personsInEvents } from './who-may-know.ts';

const root = new URL('../../..', import.meta.url).pathname;
/** Fields of events with their types, except those of a separate type. */
const FIELD = /readonly (\w+)\??:\s*((?:readonly )?[\w<>[\]'| ]+)/g;
const PERSON =
  /^(by|\w+By|author|owner|user|userId|person|personId|member|memberId|voter|appellant|submitters?|admins?)$/;
const files = globSync('libs/domain/src/**/*.events.ts', { cwd: root });
const fieldsOf = (file: string) =>
  [...readFileSync(root + file, 'utf8').matchAll(FIELD)].map(([, name = '', type = '']) => ({ name, type }));

describe('fields of events that name a person', () => {
  it('stand in the table, whatever they are called', () => {
    const named = files
      .flatMap(fieldsOf)
      .filter(({ name, type }) => type.includes('ActorId') || PERSON.test(name))
      .map(({ name }) => name);
    expect(new Set(named).size).toBeGreaterThan(12);
    expect([...new Set(named)].filter((name) => !(name in personsInEvents))).toEqual([]);
  });

  it('name to whoever did it nobody but themselves and whom they named', () => {
    const appeal = { appealId: 'a', appellant: 'ann', decidedBy: 'mod', against: { kind: 'limit', itemId: 'ann|all' } };
    expect(knownToActor(appeal, 'ann')).toEqual({ appealId: 'a', appellant: 'ann', against: appeal.against });
    expect(knownToActor({ userId: 'ann', what: 'all', givenBy: 'mod' }, 'ann')).toEqual({ userId: 'ann', what: 'all' });
    expect(knownToActor({ member: 'bob', submitters: ['bob', 'ann'] }, 'ann')).toEqual({
      member: 'bob',
      submitters: ['ann'],
    });
    expect(knownToActor({ faring: [{ lapTimeId: 't', submittedBy: 'bob' }] }, 'ann')).toEqual({
      faring: [{ lapTimeId: 't' }],
    });
  });
});
