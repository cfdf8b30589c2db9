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
    const mark = await screen.findByText('Team');
    expect(mark.parentElement).toHaveTextContent('stellaTeam');
    expect(screen.getAllByText('Team')).toEqual([mark]);
    expect(api.asked('/api/v1/staff-names')).toHaveLength(1);
  });
});
