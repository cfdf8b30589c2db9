import { screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { members, type OddNames as Told } from '#contracts';
import { Refusal } from '../../test/answering.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { withoutRetry, renderAt } from '../../test/render.tsx';
import { OddNames } from './odd-names.tsx';

class FakeNames extends FakeApi {
  names: Told['names'] = [
    { userId: 'user-1', name: 'Staff', why: 'reserved' },
    { userId: 'user-2', name: 'N1ls', why: 'taken' },
    { userId: 'user-3', name: 'Mirаnda', why: 'scripts' },
  ];
  allowed = true;
  protected override handlers(): HttpHandler[] {
    return [
      this.on(members.oddNames, () => (this.allowed ? { names: this.names } : new Refusal('not-allowed'))),
      ...super.handlers(),
    ];
  }
}

let api: FakeNames;
let chosen: string[];
beforeEach(() => {
  api = new FakeNames();
  chosen = [];
  api.install();
});
const open = () => renderAt('/admin', withoutRetry(<OddNames onChoose={(userId) => chosen.push(userId)} />));

describe('names to ask about', () => {
  it('stand folded away with how many they are, each with why, and open whose they are', async () => {
    const { user } = open();
    const summary = await screen.findByText('Unusual names (3)');
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    await user.click(summary);
    const rows = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Staff belongs to the site',
      'N1ls looks like another name',
      'Mirаnda breaks a rule for names',
    ]);
    await user.click(screen.getByRole('button', { name: 'N1ls' }));
    expect(chosen).toEqual(['user-2']);
  });

  it.each<[string, () => void]>([
    ['there are none', () => void (api.names = [])],
    ['they are not for who asks', () => void (api.allowed = false)],
  ])('are not there where %s', async (_, set) => {
    set();
    const { container } = open();
    await waitFor(() => expect(api.asked(members.oddNames.path)).toHaveLength(1));
    expect(within(container).queryByText(/Unusual names/)).toBeNull();
  });
});
