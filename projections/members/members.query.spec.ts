import { filledView } from '#test/filled-view';
import { type MemberDoc, members, NO_END, plainMember } from './members.projection.ts';
import { type MemberKind, membersById, membersOfKinds, MAX_MEMBERS } from './members.query.ts';

const now = '2026-03-31T12:00:00.000Z';
const moderator: MemberDoc = { ...plainMember, moderator: true, staff: true };
const patron: MemberDoc = { ...plainMember, tier: 2, patronUntil: NO_END };

describe('members', () => {
  it('are found by id in the order asked', async () => {
    const { view, stop } = await filledView(members, [
      { key: 'ann', doc: moderator },
      { key: 'bob', doc: patron },
    ]);
    expect(await membersById(view, ['cat', 'bob'])).toEqual({
      position: 20,
      members: [
        { userId: 'cat', doc: plainMember },
        { userId: 'bob', doc: patron },
      ],
      cut: false,
    });
    await stop();
  });

  it('are found by what they are now, each once, and those with a role without a question', async () => {
    const { view, stop } = await filledView(members, [
      { key: 'admin', doc: { ...moderator, admin: true } },
      { key: 'moderator', doc: moderator },
      { key: 'for ever', doc: patron },
      { key: 'today', doc: { ...patron, patronUntil: '2026-03-31' } },
      { key: 'until yesterday', doc: { ...patron, patronUntil: '2026-03-30' } },
      { key: 'limited', doc: { ...plainMember, limitedUntil: '2026-03-31T12:00:00.001Z' } },
      { key: 'limited before', doc: { ...plainMember, limitedUntil: '2026-03-31T11:59:59.999Z' } },
      { key: 'plain', doc: plainMember },
    ]);
    const found = async (...kinds: MemberKind[]) =>
      (await membersOfKinds(view, kinds, now)).members.map(({ userId }) => userId).sort();
    expect(await found()).toEqual(['admin', 'moderator']);
    expect(await found('moderator', 'admin')).toEqual(['admin', 'moderator']);
    expect(await found('admin')).toEqual(['admin']);
    expect(await found('patron')).toEqual(['for ever', 'today']);
    expect(await found('limited', 'admin')).toEqual(['admin', 'limited']);
    await stop();
  });

  it('are cut off beyond what is looked at, and say so', async () => {
    const many = Array.from({ length: MAX_MEMBERS + 1 }, (_, n) => ({ key: `patron ${n}`, doc: patron }));
    const { view, stop } = await filledView(members, many);
    const { members: found, cut } = await membersOfKinds(view, ['patron'], now);
    expect([found.length, cut]).toEqual([MAX_MEMBERS, true]);
    expect((await membersOfKinds(view, ['limited'], now)).cut).toBe(false);
    await stop();
  });
});
