import { screen } from '@testing-library/react';
import { renderAt } from '../../test/render.tsx';
import { SiteTextPage } from './legal.pages.tsx';

it('each text says what it has changed on which day, and leads to the others', () => {
  renderAt('/terms', <SiteTextPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Changes' })).toHaveTextContent('November 23, 2026 First published');
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(screen.queryByRole('link', { name: 'Terms' })).toBe(null);
});

it('the rules say how players deal with each other', () => {
  renderAt('/rules', <SiteTextPage />);
  expect(screen.getByText(/no insults, no hatred/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contributors' })).toHaveAttribute('href', '/contributors');
});
