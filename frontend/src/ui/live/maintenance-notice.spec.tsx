import { act, screen } from '@testing-library/react';
import useSWR from 'swr';
import { siteAnswers, siteIsUnderMaintenance } from '../../lib/api/maintenance.ts';
import { renderAt } from '../../test/render.tsx';
import { MaintenanceNotice } from './maintenance-notice.tsx';

let asked = 0;

function Shown() {
  useSWR('shown', () => ++asked);
  return <MaintenanceNotice />;
}

describe('maintenance', () => {
  it('is said until the site answers, and all that is shown can be asked for again', async () => {
    const { user } = renderAt('/', <Shown />);
    act(siteIsUnderMaintenance);
    act(siteIsUnderMaintenance);
    expect(screen.getAllByText(/^TDR is under maintenance/)).toHaveLength(1);
    const before = asked;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(asked).toBe(before + 1);
    act(siteAnswers);
    expect(screen.queryByText(/^TDR is under maintenance/)).toBeNull();
  });
});
