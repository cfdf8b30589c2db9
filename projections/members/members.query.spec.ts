import { filledView } from '#test/filled-view';
import { members, plainMember } from './members.projection.ts';
import { membersById, staffMembers } from './members.query.ts';

const moderator = { ...plainMember, moderator: true, staff: true };
const patron = { ...plainMember, tier: 2 } as const;

describe('members', () => {
  it('are found by id in the order asked, and by having a role', async () => {
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
    });
    expect(await staffMembers(view)).toEqual({ position: 20, members: [{ userId: 'ann', doc: moderator }] });
    await stop();
  });
});
