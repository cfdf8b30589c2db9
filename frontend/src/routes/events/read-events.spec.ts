import { aPlannedEvent } from '#test/planned-event';
import { readEvents } from './read-events.ts';

describe('a file of events', () => {
  it('has one event or several, with the usual for what it leaves out', () => {
    const { name, startsAt, endsAt } = aPlannedEvent;
    const [short] = readEvents(JSON.stringify({ name, startsAt, endsAt })) ?? [];
    expect(short).toMatchObject({ name, facts: { kind: 'other', timeZone: 'UTC', rqLimit: null, tracksets: [] } });
    expect(readEvents(JSON.stringify([aPlannedEvent, aPlannedEvent]))).toHaveLength(2);
  });

  it('says where an event cannot be read: no JSON, a day, a zone, a track, a word that there is not, a missing name', () => {
    expect(readEvents('{')).toBeUndefined();
    const faultsOf = (told: object) =>
      readEvents(JSON.stringify({ ...aPlannedEvent, ...told }))?.[0]?.faults?.map(({ text }) => text);
    expect(faultsOf({ startsAt: 'tomorrow' })).toEqual(['"tomorrow"']);
    expect(faultsOf({ timeZone: 'Europe/Nowhere' })).toEqual(['"Europe/Nowhere"']);
    expect(faultsOf({ tracksets: [['kart_a00']] })).toEqual(['["kart_a00"]']);
    expect(faultsOf({ kind: 'party', name: '' })).toEqual(['""', '"party"']);
    expect(readEvents('[\n7]')?.[0]).toMatchObject({ name: '#1', faults: [{ line: 2, text: 'name' }, {}, {}] });
  });
});
