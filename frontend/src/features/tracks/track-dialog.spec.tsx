import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { campaign, type CampaignAnswer } from '#contracts';
import type { TrackCode } from '#racing';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { TrackDialog } from './track-dialog.tsx';

const match = (number: number, ...trackCodes: string[]) => ({
  match: number,
  gameVersion: '26',
  statedAt: '2026-01-02T03:04:05.000Z',
  carIds: [],
  trackCodes,
});

class RacingApi extends FakeApi {
  override handlers() {
    const items: CampaignAnswer['items'] = [
      {
        placeId: 'harbour-city',
        place: 'Harbour City',
        championship: false,
        matches: [match(1, 'kart_a00', 'fast_a00'), match(3, 'laguna_a00', 'kart_a00', 'hairpin_a00')],
      },
    ];
    return [
      this.on(
        campaign.list,
        () => ({ items }),
        () => 1,
      ),
      ...super.handlers(),
    ];
  }
}
beforeEach(() => new RacingApi().install());

function Deck({ most }: { most: number }) {
  const [chosen, setChosen] = useState<readonly TrackCode[]>([]);
  const [query, setQuery] = useState('');
  return (
    <TrackDialog
      opened
      onClose={() => {}}
      chosen={chosen}
      most={most}
      onAdd={(codes) => setChosen([...chosen, ...codes])}
      onRemove={(codes) => setChosen(chosen.filter((code) => !codes.includes(code)))}
      onOnly={setChosen}
      onUndo={() => {}}
      query={query}
      onQuery={setQuery}
    />
  );
}

describe('choosing tracks', () => {
  it('switches a condition of a circuit on and off', async () => {
    const { user } = renderAt('/', <Deck most={50} />);
    await user.type(screen.getByRole('searchbox'), 'laguna');
    const chip = await screen.findByRole('button', { name: 'Laguna Seca, Dry' });
    await user.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await user.click(chip);
    expect(await screen.findByText('0 of 50 tracks')).toBeVisible();
  });

  it('adds a whole kind at once', async () => {
    const { user } = renderAt('/', <Deck most={50} />);
    await user.click(screen.getByRole('button', { name: /^Top speed, Dry/ }));
    expect(await screen.findByText('2 of 50 tracks')).toBeVisible();
  });

  it('says the limit, and offers no more than fits', async () => {
    const { user } = renderAt('/', <Deck most={2} />);
    expect(screen.getByRole('button', { name: /^Fast, Dry/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: /^Top speed, Dry/ }));
    expect(await screen.findByText(/Maximum 2 tracks/)).toBeVisible();
  });
});

describe('the campaign, while tracks are chosen', () => {
  it('offers the match that somebody types, beside the chosen tracks or instead of them', async () => {
    const { user } = renderAt('/', <Deck most={50} />);
    await user.click(screen.getByRole('button', { name: /^Top speed, Dry/ }));
    await user.type(screen.getByRole('searchbox'), 'harb 3');
    const offered = within(await screen.findByRole('region', { name: 'Harbour City, match 3' }));
    expect(offered.getAllByRole('listitem')[0]).toHaveTextContent('Laguna Seca, Dry');
    await user.click(offered.getByRole('button', { name: 'Add its tracks' }));
    expect(await screen.findByText('5 of 50 tracks')).toBeVisible();
    expect(offered.getByRole('button', { name: 'Add its tracks' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(offered.getByRole('button', { name: 'Only these' }));
    expect(await screen.findByText('3 of 50 tracks')).toBeVisible();
  });

  it('says which few matches have the chosen tracks, and where each is raced best', async () => {
    const { user } = renderAt('/', <Deck most={50} />);
    await user.type(screen.getByRole('searchbox'), 'harbour 3');
    await user.click(await screen.findByRole('button', { name: 'Add its tracks' }));
    await user.clear(screen.getByRole('searchbox'));
    await user.click(await screen.findByText('In the campaign'));
    expect(screen.getByText('3 of 3')).toBeVisible();
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toContain('Harbour City, match 3races 1, 2, 3');
    expect(lines).toContain('Karting Circuit, DryHarbour City, match 1 ');
    expect(screen.getByRole('img', { name: 'Race 3 of 5' })).toBeInTheDocument();
  });
});
