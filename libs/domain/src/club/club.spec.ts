import { by, given } from '#test/decision-kit';
import { aCarSet, aTrackSet } from '#test/club';
import { type ClubMonth, clubMonth } from './club-day.state.ts';
import { type ClubSet, clubSet } from './club-set.state.ts';
import type { ClubDaySet, ClubSetEvent, ClubSetAttributes } from './club.events.ts';
import { CorrectClubSet, correctClubSet } from './correct-club-set.ts';
import { MakeClubSet, makeClubSet } from './make-club-set.ts';
import { PutClubSetBack, putClubSetBack, RetireClubSet, retireClubSet } from './move-club-set.ts';
import { SetClubDay, setClubDay } from './set-club-day.ts';

const setId = 'germany';
const mod = by('mod', 'moderator');
const made: ClubSetEvent = { type: 'ClubSetMade', data: { setId, facts: aCarSet, source: 'moderator' } };
const retired: ClubSetEvent = { type: 'ClubSetRetired', data: { setId } };
const make =
  (facts: ClubSetAttributes, id = setId) =>
  (state: ClubSet) =>
    makeClubSet(new MakeClubSet({ setId: id, facts, source: 'moderator' }, mod), state);
const correct =
  (changes: Partial<ClubSetAttributes>, meta = mod) =>
  (state: ClubSet) =>
    correctClubSet(new CorrectClubSet({ setId, changes, reason: 'correction' }, meta), state, { textId: 'words' });
const retire = (state: ClubSet) => retireClubSet(new RetireClubSet({ setId }, mod), state);

describe('a club set', () => {
  it('is written down once, of cars or of tracks', () => {
    given(clubSet).when(make(aCarSet)).then([made]);
    given(clubSet, [made]).when(make(aCarSet)).thenBroken('club-set-exists');
    given(clubSet)
      .when(make(aTrackSet, 'coastal-mix'))
      .then([{ type: 'ClubSetMade', data: { setId: 'coastal-mix', facts: aTrackSet, source: 'moderator' } }]);
  });

  it.each<[string, ClubSetAttributes, string?]>([
    ['setId', aCarSet, 'Not plain'],
    ['name', { ...aCarSet, name: ' ' }],
    ['requirements', { ...aCarSet, requirements: [] }],
    ['requirements', { ...aCarSet, requirements: [{ name: 'Any', criteria: '~Nx~qq', atLeast: 3 }] }],
    ['requirements', { ...aTrackSet, requirements: aCarSet.requirements }],
    ['tracksets', { ...aTrackSet, tracksets: [] }],
    ['tracksets', { ...aCarSet, tracksets: aTrackSet.tracksets }],
    ['hints', { ...aTrackSet, hints: [['low']] }],
  ])('refuses what cannot be: %s', (field, facts, id) => {
    given(clubSet)
      .when(make(facts, id))
      .thenBroken('club-set-invalid', { fields: [field] });
  });

  it('is corrected by what changed alone, and stays of its kind', () => {
    given(clubSet, [made])
      .when(correct({ name: 'All Germany', requirements: aCarSet.requirements }))
      .then([
        {
          type: 'ClubSetCorrected',
          data: { setId, changes: { name: 'All Germany' }, reason: 'correction', textId: 'words' },
        },
      ]);
    given(clubSet, [made])
      .when(correct({ name: aCarSet.name }))
      .thenBroken('club-unchanged');
    given(clubSet, [made])
      .when(correct(aTrackSet))
      .thenBroken('club-set-invalid', { fields: ['kind'] });
    given(clubSet)
      .when(correct({ name: 'x' }))
      .thenBroken('club-set-unknown');
    given(clubSet, [made])
      .when(correct({ name: 'x' }, by('ann')))
      .thenBroken('not-allowed');
  });

  it('is retired, and put back', () => {
    given(clubSet, [made]).when(retire).then([retired]);
    given(clubSet, [made, retired]).when(retire).thenBroken('club-set-retired');
    given(clubSet, [made, retired])
      .when((state) => putClubSetBack(new PutClubSetBack({ setId }, mod), state))
      .then([{ type: 'ClubSetPutBack', data: { setId } }]);
  });
});

describe('a club day', () => {
  const day = '2026-11-23';
  const facts = { carSets: ['germany'], trackSets: ['coastal-mix'] };
  const told: ClubDaySet = { type: 'ClubDaySet', data: { day, facts, reason: 'correction', textId: 'words' } };
  const kinds = new Map([
    ['germany', 'cars'],
    ['coastal-mix', 'tracks'],
    ['old', 'retired'],
  ] as const);
  const set =
    (its = facts, on = day, meta = mod) =>
    (state: ClubMonth) =>
      setClubDay(new SetClubDay({ day: on, facts: its, reason: 'correction' }, meta), state, {
        kinds,
        textId: 'words',
      });

  it('has sets, or of what is not known none, and is told otherwise later', () => {
    given(clubMonth).when(set()).then([told]);
    given(clubMonth, [told]).when(set()).thenBroken('club-unchanged');
    const less = { carSets: [], trackSets: ['coastal-mix'] };
    given(clubMonth, [told])
      .when(set(less))
      .then([{ ...told, data: { ...told.data, facts: less } }]);
  });

  it('has no set that there is not, that is of the other kind, that is there twice, or that is retired', () => {
    const cars = (...carSets: string[]) => ({ carSets, trackSets: [] });
    given(clubMonth)
      .when(set(cars('nowhere')))
      .thenBroken('club-set-unknown', { setId: 'nowhere' });
    given(clubMonth)
      .when(set(cars('coastal-mix')))
      .thenBroken('club-set-unknown');
    given(clubMonth)
      .when(set(cars('germany', 'germany')))
      .thenBroken('club-day-invalid', { fields: ['cars'] });
    given(clubMonth)
      .when(set(cars('old')))
      .thenBroken('club-set-retired', { setId: 'old' });
    const had: ClubDaySet = { ...told, data: { ...told.data, facts: cars('old') } };
    given(clubMonth, [had])
      .when(set(cars('old', 'germany')))
      .then([{ ...told, data: { ...told.data, facts: cars('old', 'germany') } }]);
  });

  it('is a day that there is, told by staff', () => {
    given(clubMonth)
      .when(set(facts, '2026-02-30'))
      .thenBroken('club-day-invalid', { fields: ['day'] });
    given(clubMonth)
      .when(set(facts, day, by('ann')))
      .thenBroken('not-allowed');
  });
});
