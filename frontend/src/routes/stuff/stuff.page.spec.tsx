import { screen } from '@testing-library/react';
import { renderAt } from '../../test/render.tsx';
import { StuffPage } from './stuff.page.tsx';

describe('the index of tools', () => {
  it('leads to each tool and says what it is for and when it was checked', () => {
    renderAt('/stuff', <StuffPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Stuff' })).toBeVisible();
    const tool = screen.getByRole('link', {
      name: /Points of a race.*which factor the track has.*Checked on November 22/,
    });
    expect(tool).toHaveAttribute('href', '/testPoints');
  });
});
