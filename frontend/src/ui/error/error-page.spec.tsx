import { render, screen } from '@testing-library/react';
import { ErrorPage } from './error-page.tsx';

describe('the page instead of one that broke', () => {
  it('says what happened as its heading, what is safe, and the way on', () => {
    render(
      <ErrorPage title="Something broke" safe="Times that were saved are safe.">
        <button type="button">Load again</button>
      </ErrorPage>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Something broke' })).toBeVisible();
    expect(screen.getByText('Times that were saved are safe.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
  });
});
