import { act, screen } from '@testing-library/react';
import { disabledFeatures } from '../../../lib/site/disabled-features.ts';
import { FakeApi } from '../../../test/fake-api.ts';
import { renderAt } from '../../../test/render.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import type { Entry } from './use-entry.ts';

const entry = { cell: { carId: 'mini', tune: '332', trackCode: 'slalom_a00' }, initial: '' } as unknown as Entry;
const off = 'This is turned off at the moment. Try again later.';

describe('the keypad of a phone', () => {
  beforeEach(() => new FakeApi().install());
  afterEach(() => act(() => disabledFeatures.set([])));

  const show = () =>
    renderAt(
      '/',
      <EntrySheet entry={entry} car={undefined} carName="Mini" others={[]} onCommit={() => {}} onClose={() => {}} />,
    );

  it('says above the keys that times cannot be saved now, for it covers the page that says so', async () => {
    disabledFeatures.set(['times']);
    show();
    expect(await screen.findByText(off)).toBeVisible();
  });

  it('says nothing of it otherwise', async () => {
    disabledFeatures.set(['votes']);
    show();
    expect(await screen.findByRole('button', { name: '7' })).toBeVisible();
    expect(screen.queryByText(off)).toBeNull();
  });
});
