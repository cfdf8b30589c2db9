import { saveForEvent, savedPicks } from '../saved-picks/saved-picks.ts';
import { forgetAccount } from './forget-account.ts';
import { saveUnsent, unsentLapTimes } from './unsent-lap-times.ts';

afterEach(() => localStorage.clear());

it('leaves nothing on the device, and in no store of the page, but how things look', () => {
  saveForEvent('event', { note: 'mine' });
  saveUnsent('cell', { cell: { carId: 'a', tune: '332', trackCode: 'tRoad_a00' }, text: '1:00.00', intentKey: 'k' });
  for (const key of ['tdr.decks', 'tdr.moderator', 'translationDrafts', 'tdr.anything-new'])
    localStorage.setItem(key, '[]');
  for (const key of ['language', 'tdr.settings', 'changes_v27']) localStorage.setItem(key, 'kept');
  forgetAccount();
  expect(Object.keys(localStorage).toSorted()).toEqual(['changes_v27', 'language', 'tdr.settings']);
  expect(savedPicks.get()).toEqual({ account: null, picks: [] });
  expect(unsentLapTimes()).toEqual([]);
});
