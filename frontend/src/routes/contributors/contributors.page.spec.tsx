import { screen, waitFor, within } from '@testing-library/react';
import { type ContributorList, contributors, queue } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { ContributorsPage } from './contributors.page.tsx';

const of = (rank: number, name: string, time: number, round = 0): ContributorList['items'][number] => ({
  rank,
  name,
  total: time + round,
  counts: { time, round, review: 0, photo: 0, template: 0 },
});

class HonouringApi extends FakeApi {
  named = true;
  protected override handlers() {
    const list = this.on(contributors.list, ({ query }): ContributorList => ({
      items:
        query?.period === '2025'
          ? []
          : query?.kind === 'round'
            ? [of(1, 'Bob', 0, 3)]
            : [of(1, 'Ann', 1200), of(2, 'Bob', 5, 3)],
      people: 2,
      years: [2026, 2025],
      countedAt: '2026-11-23T06:00:00.000Z',
      patrons: [{ name: 'Cid', tier: 1 }],
      own: { named: this.named, total: 8, rank: this.named ? 2 : null },
    }));
    const choose = this.on(contributors.choose, ({ body }) => {
      this.named = body.named;
      return { id: 'me', position: 1, views: ['contributor-consents'] };
    });
    const totals = this.on(queue.totals, () => ({ waiting: 4, approved: 9, declined: 2, reversed: 1, wait: null }));
    return [list, choose, totals, ...super.handlers()];
  }
}

beforeEach(() => {
  localStorage.clear();
  new HonouringApi().install();
});
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('contributors', () => {
  it('says how moderators keep up with what waits', async () => {
    renderAt('/contributors', <ContributorsPage />);
    const label = await screen.findByText('Waiting');
    expect(label.parentElement).toHaveTextContent('Waiting4');
  });

  it('are named in order with what they gave, and patrons apart from them', async () => {
    const { user, where } = renderAt('/contributors', <ContributorsPage />);
    expect(await rows()).toEqual(['1Ann1,2001,200––––', '2Bob853–––']);
    expect(screen.getByRole('region', { name: 'Patrons' })).toHaveTextContent('Cid');
    await user.click(screen.getByText('Rounds', { selector: 'button *, button' }));
    await waitFor(async () => expect(await rows()).toEqual(['1Bob3']));
    await user.click(screen.getByText('2025'));
    expect(await screen.findByText('No one yet')).toBeVisible();
    expect(where()).toContain('kind=round&period=2025');
  });

  it('leave out who does not want to be named', async () => {
    const { user } = renderAt('/contributors', <ContributorsPage />);
    expect(await screen.findByText('You are ranked 2, with 8.')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'List me here' }));
    await waitFor(() => expect(screen.queryByText('You are ranked 2, with 8.')).toBe(null));
    expect(screen.getByRole('switch', { name: 'List me here' })).not.toBeChecked();
  });
});
