import { screen, within } from '@testing-library/react';
import { FakePacks } from '../../test/fake-packs.ts';
import { renderAt } from '../../test/render.tsx';
import { CheatSheetPage } from './cheat-sheet.page.tsx';

let api: FakePacks;
beforeEach(() => {
  api = new FakePacks();
  api.install();
});

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

describe('the cheat sheet', () => {
  it('has grip by drive, of dry asphalt and of the best tyre', async () => {
    const { user, where } = renderAt('/c', <CheatSheetPage />);
    expect(rowOf('Wet 8')).toHaveTextContent('Wet8095989065');
    await user.click(screen.getByRole('radio', { name: 'Best tyre here = 100' }));
    expect(rowOf('Wet 8')).toHaveTextContent('Wet82971009266');
    await user.click(screen.getByRole('radio', { name: 'RWD' }));
    expect(where()).toBe('/c?grip=best&drive=RWD');
  });

  it('counts what a tune takes', async () => {
    const { user } = renderAt('/c?from=111&to=433', <CheatSheetPage />);
    const cost = screen.getByRole('region', { name: 'Cost of a tune' });
    expect(cost).toHaveTextContent(
      /Cash, upgrades \+ fuses2,9501,350 \+ 1,600.*Fuses1Waiting time1h.*skip the waiting85/,
    );
    await user.click(within(cost).getByRole('button', { name: /S/ }));
    expect(cost).toHaveTextContent(/Cash, upgrades \+ fuses7,000/);
  });

  it('has what each pack costs and holds, as moderators said it last', async () => {
    const [first] = api.packs;
    if (!first) throw new Error('no packs');
    const odds = [
      { A: 5_000, B: 5_000 },
      { A: 5_000, B: 5_000 },
    ];
    api.packs = [
      { ...first, name: 'Two cards', price: { cash: 1_200, gold: null }, odds, checked: '2026-11-02' },
      { ...first, id: 'gone', name: 'Gone', given: false },
    ];
    renderAt('/c', <CheatSheetPage />);
    expect(await screen.findByRole('row', { name: /^Two cards/ })).toHaveTextContent('Two cards1,200–––––75%75%–');
    expect(screen.getByText(/Odds checked on .*2026/)).toBeVisible();
    expect(screen.queryByRole('row', { name: /^Gone/ })).toBeNull();
  });

  it('says when a tune cannot be reached', () => {
    renderAt('/c?from=332&to=323', <CheatSheetPage />);
    expect(screen.getByRole('alert')).toHaveTextContent('Upgrades cannot be lowered.');
  });

  it('adds up what a club event gives, twice where it is doubled', async () => {
    const { user } = renderAt('/c', <CheatSheetPage />);
    const club = screen.getByRole('region', { name: 'Club rewards' });
    expect(club).toHaveTextContent(/Event, cash6,300Event, club XP22/);
    await user.click(within(club).getByRole('switch', { name: 'Doubled rewards' }));
    expect(club).toHaveTextContent(/Event, cash12,600Event, club XP44/);
    expect(club).toHaveTextContent(/Season, cash7,300Season, gold188/);
  });

  it('counts MRA, and says which tracks are special', () => {
    renderAt('/c?t60=2.3&t100=4.6', <CheatSheetPage />);
    expect(screen.getByRole('region', { name: 'MRA' })).toHaveTextContent('MRA100.00');
    expect(within(screen.getByRole('region', { name: 'Hill bonus counts' })).getAllByRole('listitem')).not.toHaveLength(
      0,
    );
    expect(screen.getByRole('region', { name: 'Abbreviations' })).toHaveTextContent(/SRClass C.*ENWEuropean New Wave/);
    expect(screen.getAllByText(/^Checked on /).length).toBeGreaterThan(4);
  });
});
