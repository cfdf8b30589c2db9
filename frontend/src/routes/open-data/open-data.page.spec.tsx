import { screen, within } from '@testing-library/react';
import { dumps } from '#contracts';
import type { Dump } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { OpenDataPage } from './open-data.page.tsx';

const file = (name: string, schema: Record<string, unknown>) => ({
  name,
  url: `/api/v1/dump/hash/${name}`,
  sha256: 'abc123',
  bytes: 1_240_000,
  lines: 20_500,
  schema,
});
const night: Dump = {
  madeAt: '2026-11-22T02:00:00.000Z',
  position: 9,
  licence: 'CC-BY-4.0',
  files: [file('cars.jsonl.gz', { type: 'object' }), file('records-0.sqlite.gz', { sql: 'CREATE TABLE cars' })],
};

class DumpsApi extends FakeApi {
  newest: Dump = { madeAt: null, position: 0, licence: 'CC-BY-4.0', files: [] };

  protected override handlers() {
    return [
      this.on(dumps.newest, () => this.newest),
      this.on(dumps.years, () => ({ years: [{ ...night, year: 2025 }] })),
      ...super.handlers(),
    ];
  }
}

describe('open data', () => {
  it('has the files of last night with what they weigh, say and are allowed for, and those of the years before', async () => {
    const api = new DumpsApi();
    api.newest = night;
    api.install();
    const copied: string[] = [];
    const { user } = renderAt('/data', <OpenDataPage />);
    navigator.clipboard.writeText = async (text) => void copied.push(text);
    const newest = within(await screen.findByRole('region', { name: 'Last night' }));
    const link = await newest.findByRole('link', { name: 'Download cars.jsonl.gz' });
    expect(link).toHaveAttribute('href', '/api/v1/dump/hash/cars.jsonl.gz');
    expect(newest.getByText('CC-BY-4.0')).toBeVisible();
    expect(newest.getByText('JSON Lines · 20,500 lines · 1.2 MB')).toBeVisible();
    expect(newest.getByText('SQLite database · 20,500 lines · 1.2 MB')).toBeVisible();
    await user.click(newest.getByRole('button', { name: 'Copy checksum of cars.jsonl.gz' }));
    expect(copied).toEqual(['abc123']);
    expect(newest.getByText('CREATE TABLE cars')).toBeInTheDocument();
    await user.click(await screen.findByText('Year 2025'));
    expect(screen.getAllByRole('link', { name: 'Download cars.jsonl.gz' })).toHaveLength(2);
  });

  it('says before the first night that it is still to come', async () => {
    new DumpsApi().install();
    renderAt('/data', <OpenDataPage />);
    expect(await screen.findByText(/No files yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Interactive API docs' })).toHaveAttribute('href', '/swagger');
  });
});
