import { screen, waitFor } from '@testing-library/react';
import { disabledFeatures } from '../../lib/site/disabled-features.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { FeatureGate } from '../../ui/feature-gate/feature-gate.tsx';
import { SiteStrip } from './site-strip.tsx';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.install();
});
afterEach(() => disabledFeatures.set([]));

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const show = () =>
  renderAt(
    '/cars',
    <>
      <SiteStrip />
      <FeatureGate feature="times">
        <input aria-label="What is written" />
        <button type="button">Send</button>
      </FeatureGate>
    </>,
  );

describe('what every page tells of the site', () => {
  it('is nothing where all works', async () => {
    show();
    await waitFor(() => expect(api.asked('/api/v1/site')).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'Site status' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  it('is what is switched off, also above its form, which loses nothing that was typed', async () => {
    api.notices = { off: ['times', 'votes'], maintenance: null };
    const { user } = show();
    await user.type(screen.getByLabelText('What is written'), '24.50');
    await screen.findByText('Currently off: New times and Votes. Everything else works.');
    await screen.findByText('This is turned off at the moment. Try again later.');
    expect(screen.getByLabelText('What is written')).toHaveValue('24.50');
    expect(screen.getByRole('link', { name: 'Site status' })).toHaveAttribute('href', '/status');
  });

  it('is maintenance beforehand, and what it means', async () => {
    const maintenance = { startsAt: inHours(5), endsAt: inHours(6), refusesWrites: true, text: 'A new disk.' };
    api.notices = { off: [], maintenance };
    show();
    const line = await screen.findByText(
      /^Maintenance: .+ to .+\. Nothing can be saved during this time\. A new disk\.$/,
    );
    expect(line).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  });
});
