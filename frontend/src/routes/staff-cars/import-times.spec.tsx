import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Refusal } from '../../test/answering.ts';
import { FakeTimesImports } from '../../test/fake-times-imports.ts';
import { renderAt } from '../../test/render.tsx';
import { ImportTimesPage } from './import-times.page.tsx';

let api: FakeTimesImports;
beforeEach(() => {
  api = new FakeTimesImports();
  api.install();
});

const at = () =>
  renderAt(
    '/admin/imports/lap-times',
    <Routes>
      <Route path="/admin/imports/lap-times" element={<ImportTimesPage />} />
      <Route path="/admin/imports/:importId" element={<p>One import</p>} />
    </Routes>,
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** Files in the test's document have no bytes. */
const file = (...lines: readonly string[]) => {
  const text = ['car,tune,track', ...lines].join('\n');
  const bytes = new TextEncoder().encode(text);
  return Object.assign(new File([text], 'times.csv'), { arrayBuffer: async () => bytes });
};
const many = Array.from({ length: 450 }, (_, number) => `car_${number}|332|mile4_a00`);

describe('lap times of a file', () => {
  it('are tried, told line by line, brought in and lead to their import', async () => {
    const { user, where } = at();
    expect(await button('Test run')).toHaveAttribute('aria-disabled', 'true');
    await user.upload(await screen.findByLabelText('File'), file('one|332|mile4_a00', 'bad', 'one|332|mile4_a00'));
    await user.click(await button('Test run'));
    expect(await screen.findByText(/Nothing has been saved yet/)).toBeVisible();
    expect(api.parts).toEqual([]);
    const report = screen.getByRole('list', { name: 'Line by line' });
    expect(within(report).getAllByRole('listitem')).toHaveLength(3);
    expect(within(report).getByText('The file already has a time for this cell.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Rejected 2' }));
    expect(screen.getByText('Unknown car.')).toBeVisible();
    await user.click(await button('Import (1)'));
    expect(await screen.findByText(/Import 2026-3 is done/)).toBeVisible();
    expect([api.parts, api.ended]).toEqual([[[2, 3, 4]], true]);
    await user.click(screen.getByRole('link', { name: 'Open import' }));
    expect(where()).toBe('/admin/imports/2026-3');
  });

  it('are stopped between two parts, and go on where they stopped', async () => {
    const { user } = at();
    await user.upload(await screen.findByLabelText('File'), file(...many));
    await user.click(await button('Test run'));
    let answer = () => {};
    const asked = new Promise<void>((come) => {
      api.onPart = () => {
        come();
        return new Promise((resolve) => (answer = resolve));
      };
    });
    await user.click(await button('Import (450)'));
    await asked;
    await user.click(await button('Stop'));
    answer();
    expect(await screen.findByText(/^Stopped/)).toBeVisible();
    expect([api.parts.length, api.ended]).toEqual([1, false]);
    api.onPart = async () => {};
    await user.click(await button('Continue'));
    expect(await screen.findByText(/Import 2026-3 is done/)).toBeVisible();
    expect(screen.getByText('This file was started before. The import continues after line 201.')).toBeVisible();
    expect(api.parts.flat()).toEqual(many.map((_, line) => line + 2));
  });

  it('say what refused a part, and go on with it', async () => {
    const { user } = at();
    await user.upload(await screen.findByLabelText('File'), file('one|332|mile4_a00'));
    await user.click(await button('Test run'));
    api.onPart = async () => new Refusal('view-behind');
    await user.click(await button('Import (1)'));
    expect(await screen.findByRole('alert')).toBeVisible();
    api.onPart = async () => {};
    await user.click(await button('Continue'));
    expect(await screen.findByText(/Import 2026-3 is done/)).toBeVisible();
  });
});
