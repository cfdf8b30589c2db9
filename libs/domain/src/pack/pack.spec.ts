import { by, given } from '#test/decision-kit';
import type { StaffRole } from '#kernel';
import { attributesOfPack, findPack, type PackAttributes } from '#racing';
import { AddPack, addPack, RevisePack } from './add-pack.ts';
import type { PackStated } from './pack.events.ts';
import { pack, packAt, type PackState } from './pack.state.ts';
import { revisePack } from './revise-pack.ts';

const steel = attributesOfPack(findPack('steel')!);
const about = { packId: 'steel', gameVersion: '26', source: 'moderator', reason: 'now-known' } as const;
const add =
  (facts: Partial<PackAttributes> = {}, role: StaffRole | undefined = 'moderator', gameVersion = '26') =>
  (state: PackState) =>
    addPack(new AddPack({ ...about, gameVersion, facts: { ...steel, ...facts } }, by('ann', role)), state);
const revise =
  (facts: Partial<PackAttributes>, gameVersion = '26', isOut = true) =>
  (state: PackState) =>
    revisePack(
      new RevisePack({ ...about, gameVersion, facts }, by('ann', 'moderator')),
      state,
      isOut ? { version: { status: 'released' } } : {},
    );
const added: PackStated = { type: 'PackStated', data: { ...about, changes: steel } };
const stated = (changes: Partial<PackAttributes>, gameVersion = '26'): PackStated => ({
  type: 'PackStated',
  data: { ...about, gameVersion, changes },
});

describe('a pack', () => {
  it('is added whole by staff, once', () => {
    given(pack).when(add()).then([added]);
    given(pack, [added]).when(add()).thenBroken('pack-exists');
    given(pack)
      .when(add({}, 'moderator', '99'))
      .thenBroken('game-version-unknown');
    given(pack)
      .when((state: PackState) => addPack(new AddPack({ ...about, facts: steel }, by('bob')), state))
      .thenBroken('not-allowed');
  });

  it('is never said to have odds that are not whole', () => {
    const odds = [{ S: 9_999 }, ...steel.odds.slice(1)];
    given(pack)
      .when(add({ odds }))
      .thenBroken('pack-invalid', { packId: 'steel', fields: ['odds'] });
    given(pack, [added])
      .when(revise({ odds }))
      .thenBroken('pack-invalid', { packId: 'steel', fields: ['odds'] });
    given(pack, [added])
      .when(revise({ odds: steel.odds.slice(1), themedOdds: null, themedCards: 5 }))
      .thenBroken('pack-invalid', { packId: 'steel', fields: ['themedCards'] });
  });

  it('says only what is otherwise, also where odds came in another order', () => {
    const odds = steel.odds.map((card) => Object.fromEntries(Object.entries(card).toReversed()));
    given(pack, [added])
      .when(revise({ odds, price: { cash: 8_000, gold: 129 } }))
      .then([stated({ price: { cash: 8_000, gold: 129 } })]);
    given(pack, [added]).when(revise({ odds })).thenBroken('pack-unchanged');
    given(pack)
      .when(revise({ special: true }))
      .thenBroken('pack-unknown');
    given(pack, [added])
      .when(revise({ special: true }, '25'))
      .thenBroken('pack-unknown');
    given(pack, [added])
      .when(revise({ special: true }, '27', false))
      .thenBroken('game-version-unknown');
  });

  it('leaves older versions of the game as they were', () => {
    const state = [added, stated({ given: false }, '27')].reduce<PackState>(
      (before, event) => pack.evolve(before, event),
      pack.initial,
    );
    expect([packAt(state, '25'), packAt(state, '26')?.given, packAt(state)?.given]).toEqual([undefined, true, false]);
  });
});
