import { screen, within } from '@testing-library/react';
import { renderAt } from '../../test/render.tsx';
import { StuffPage } from './stuff.page.tsx';

beforeEach(() => localStorage.clear());

describe('the index of tools', () => {
  it('leads to each tool and says what it is for and when it was checked', () => {
    renderAt('/stuff', <StuffPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Stuff' })).toBeVisible();
    const game = screen.getByRole('region', { name: 'The game' });
    const tool = within(game).getByRole('link', {
      name: /Race points.*the factor of the track.*Checked on November 22/,
    });
    expect(tool).toHaveAttribute('href', '/testPoints');
    expect(screen.getByRole('link', { name: 'Rules' })).toHaveAttribute('href', '/rules');
  });

  it('marks what is new until somebody has gone there', async () => {
    const { user } = renderAt('/stuff', <StuffPage />);
    const tool = () => screen.getByRole('link', { name: /^CSV chart/ });
    expect(tool()).toHaveTextContent('CSV chart new');
    await user.click(tool());
    expect(localStorage.getItem('changes_v27:CsvChart')).toBe('true');
  });
});
