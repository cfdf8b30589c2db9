import { type EventString, eventStrings } from './event-strings.ts';
import { exceptions, rules } from './event-string-rules.ts';

const found = eventStrings();

const isAllowed = ({ path, type }: EventString): boolean =>
  type === 'ActorId' || path in exceptions || rules.some((rule) => rule.test(path));

const words = (strings: readonly EventString[]): readonly string[] =>
  strings.filter((one) => !isAllowed(one)).map(({ path }) => path);

describe('a text in an event', () => {
  it('is an id, a code, a number, or an exception with its reason', () => {
    expect(found.length).toBeGreaterThan(500);
    expect(words(found)).toEqual([]);
  });

  it('has no rule or exception that no event needs', () => {
    const paths = found.map(({ path }) => path);
    expect(rules.filter((rule) => !paths.some((path) => rule.test(path)))).toEqual([]);
    expect(Object.keys(exceptions).filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('is found wherever it stands', () => {
    const planted = eventStrings({
      'libs/domain/src/planted.events.ts': `
        import type { ActorId, Event } from '#kernel';
        type Part = { readonly note?: string | null; readonly kind: 'a' | 'b' };
        export type PlantedSaid = Event<'PlantedSaid', {
          readonly plantedId: string; readonly by: ActorId; readonly count: number; readonly comment: string;
          readonly parts: readonly Part[]; readonly named: Readonly<Record<string, { readonly label: string }>>;
          readonly anything: unknown;
        }>;`,
    });
    expect(words(planted)).toEqual(
      ['comment', 'parts[].note', 'named{key}', 'named{}.label', 'anything'].map((path) => `PlantedSaid.${path}`),
    );
  });
});
