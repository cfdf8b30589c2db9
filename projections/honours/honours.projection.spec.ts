import { given } from '#test/projection-kit';
import type { HonoursChosen } from '#domain';
import type { ActorId } from '#kernel';
import { honours } from './honours.projection.ts';

const owner = 'ann' as ActorId;
const chosen = (named: boolean): HonoursChosen => ({ type: 'HonoursChosen', data: { owner, named } });

it('has what somebody said last', () => {
  given(honours, [chosen(false)]).then('ann', { owner, named: false });
  given(honours, [chosen(false), chosen(true)]).then('ann', { owner, named: true });
});
