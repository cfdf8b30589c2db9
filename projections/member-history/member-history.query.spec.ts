import { filledView } from '#test/filled-view';
import { memberHistory, type MemberChangeDone } from './member-history.projection.ts';
import { historyOfMember } from './member-history.query.ts';

const act: MemberChangeDone = {
  type: 'AdminAppointed',
  at: '2026-01-01T00:00:00.000Z',
  by: 'ann',
  reasonCode: 'trusted',
};

describe('the history of a member', () => {
  it('is empty where nothing was ever done', async () => {
    const { view, stop } = await filledView(memberHistory, [{ key: 'bob', doc: { history: [act] } }]);
    expect(await historyOfMember(view, 'bob')).toEqual({ position: 10, history: [act] });
    expect(await historyOfMember(view, 'cat')).toEqual({ position: 10, history: [] });
    await stop();
  });
});
