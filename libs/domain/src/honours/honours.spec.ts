import { by, given } from '#test/decision-kit';
import { commandsIn, walkTable } from '#test/who-may-kit';
import type { ActorId } from '#kernel';
import { ChooseHonours, chooseHonours } from './choose-honours.ts';
import { type Honours, honours } from './honours.state.ts';
import { honoursWhoMay } from './honours.who-may.ts';

const owner = 'ann' as ActorId;
const choose =
  (named: boolean, who = 'ann') =>
  (state: Honours) =>
    chooseHonours(new ChooseHonours({ owner, named }, by(who)), state);
const chosen = (named: boolean) => ({ type: 'HonoursChosen', data: { owner, named } }) as const;

it('whether somebody is named is theirs to say, once for each change', () => {
  given(honours).when(choose(true)).then([]);
  given(honours)
    .when(choose(false))
    .then([chosen(false)]);
  given(honours, [chosen(false)])
    .when(choose(true))
    .then([chosen(true)]);
  expect(() => choose(false, 'bob')(honours.initial)).toThrow();
});

it('no 10,000 commands lead where no row of the table leads', async () => {
  const came = await walkTable({
    table: honoursWhoMay,
    decider: honours,
    commands: {
      'choose-honours': (meta, n, state) => ({
        item: (of: Honours) => ({ ...of, owner }),
        decide: () => chooseHonours(new ChooseHonours({ owner, named: n % 2 === 0 }, meta), state),
      }),
    },
  });
  expect(came).toEqual(commandsIn(honoursWhoMay));
});
