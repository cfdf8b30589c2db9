import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { TrackCode } from '#racing';
import { renderAt } from '../../test/render.tsx';
import { TrackDialog } from './track-dialog.tsx';

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
    expect(await screen.findByText(/2 tracks are the limit/)).toBeVisible();
  });
});
