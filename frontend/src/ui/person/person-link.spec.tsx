import { screen } from '@testing-library/react';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { PersonLink } from './person-link.tsx';

describe('a name', () => {
  it('of the team is marked, and no other, whatever is written in it', async () => {
    const api = new FakeApi();
    api.staff = ['stella'];
    api.install();
    const names = ['stella', 'noel', 'stella Team'];
    renderAt(
      '/',
      <>
        {names.map((name) => (
          <p key={name}>
            <PersonLink name={name} />
          </p>
        ))}
      </>,
    );
    const mark = await screen.findByText('Staff');
    expect(mark.parentElement).toHaveTextContent('stellaStaff');
    expect(screen.getAllByText('Staff')).toEqual([mark]);
    expect(api.asked('/api/v1/staff-names')).toHaveLength(1);
  });

  it('of nobody says whether it was a person, or a file', () => {
    new FakeApi().install();
    renderAt(
      '/',
      <>
        <PersonLink name={null} userId="7c0b1a52-5a7d-4d0a-8f1e-0c2f1b7d9e01" />
        <PersonLink name={null} userId="job:import-2026-1" />
      </>,
    );
    expect(screen.getByText('former player')).toBeVisible();
    expect(screen.getByText('from a file')).toBeVisible();
  });
});
