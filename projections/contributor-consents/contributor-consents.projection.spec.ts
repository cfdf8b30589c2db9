import { given } from '#test/projection-kit';
import type { HonoursChosen } from '#domain';
import type { ActorId } from '#kernel';
import { contributorConsents } from './contributor-consents.projection.ts';

const owner = 'ann' as ActorId;
const chosen = (named: boolean): HonoursChosen => ({ type: 'HonoursChosen', data: { owner, named } });

it('has what somebody said last', () => {
  given(contributorConsents, [chosen(false)]).then('ann', { owner, named: false });
  given(contributorConsents, [chosen(false), chosen(true)]).then('ann', { owner, named: true });
});
