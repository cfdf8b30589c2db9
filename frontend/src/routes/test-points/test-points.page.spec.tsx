import { screen, waitFor } from '@testing-library/react';
import { renderAt } from '../../test/render.tsx';
import { TestPointsPage } from './test-points.page.tsx';

const show = (query: string, path = '/testPoints') => renderAt(`${path}?${query}`, <TestPointsPage />);

describe('points of a race', () => {
  it('come from two times, and the address has them', async () => {
    const { user, where } = show('track=tRoad_a00');
    expect(screen.getAllByText('Enter both times to see the points.')[0]).toBeVisible();
    await user.type(screen.getByLabelText('Your time'), '1:35.50');
    await user.type(screen.getByLabelText('Opponent’s time'), '1:52.31');
    expect(screen.getByText('+149')).toBeVisible();
    await waitFor(() => expect(where()).toContain('mine=1%3A35.50&theirs=1%3A52.31'));
  });

  it('say what the gap alone gives where the minimum is more', () => {
    show('track=drag100_a00&mine=10.10&theirs=12.00');
    expect(screen.getByText('+50')).toBeVisible();
    expect(screen.getByText('The gap alone gives +44; a win gives at least 50.')).toBeVisible();
  });

  it('count a DNF', () => {
    show('track=tRoad_a00&mine=DNF&theirs=12.00');
    expect(screen.getByText('−250')).toBeVisible();
  });

  it('say why a time cannot be read, and keep it', async () => {
    const { user } = show('track=tRoad_a00');
    await user.type(screen.getByLabelText('Your time'), 'fast');
    expect(screen.getByText('That is not a time. Try 24.50, 1:24.50, 2450 or DNF.')).toBeVisible();
    expect(screen.getByLabelText('Your time')).toHaveValue('fast');
  });

  it('start again on another track', async () => {
    const { user, where } = show('track=tRoad_a00&mine=10.10&theirs=12.00');
    await user.click(screen.getByRole('button', { name: /Twisty Road/ }));
    await user.type(await screen.findByRole('searchbox'), 'laguna');
    await user.click(await screen.findByRole('button', { name: 'Laguna Seca, Dry' }));
    await waitFor(() => expect(where()).toMatch(/^\/testPoints\?track=laguna/i));
    expect(screen.getByLabelText('Your time')).toHaveValue('');
  });
});

describe('the factor of a track', () => {
  it('is told by points that the game gave', async () => {
    const { user } = show('track=tRoad_a00&mine=30.00&theirs=40.00');
    await user.type(screen.getByLabelText('Points in the game'), '149');
    expect(screen.getByText('598')).toBeVisible();
    expect(screen.getByText('The current factor, 1000, does not fit these points.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Use 600' })).toHaveAttribute(
      'href',
      '/testPoints/temp?track=tRoad_a00&mine=30.00&theirs=40.00&factor=600',
    );
  });

  it('cannot be told by the minimum: it says so', async () => {
    const { user } = show('track=tRoad_a00&mine=30.00&theirs=40.00');
    await user.type(screen.getByLabelText('Points in the game'), '50');
    expect(screen.getByText(/^50 points or fewer say nothing/)).toBeVisible();
  });

  it('may be one of one’s own, and only at that address', () => {
    show('track=tRoad_a00&mine=30.00&theirs=40.00&factor=600', '/testPoints/temp');
    expect(screen.getByLabelText('Your own factor')).toHaveValue('600');
    expect(screen.getByText('≈+149')).toBeVisible();
  });

  it('follows the link to the factor that fits', async () => {
    const { user } = show('track=tRoad_a00&mine=30.00&theirs=40.00&seen=149', '/testPoints/temp');
    expect(screen.getByLabelText('Your own factor')).toHaveValue('');
    await user.click(screen.getByRole('link', { name: 'Use 600' }));
    await waitFor(() => expect(screen.getByLabelText('Your own factor')).toHaveValue('600'));
    expect(screen.getByText('≈+149')).toBeVisible();
  });

  it('is refused where it is none', () => {
    show('mine=30.00&theirs=40.00&factor=1.5', '/testPoints/temp');
    expect(screen.getByText('Enter a whole number from 1 to 5000.')).toBeVisible();
  });
});
