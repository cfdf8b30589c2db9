import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderAt } from '../../test/render.tsx';
import { boundTo } from './bound-field.tsx';
import { RangeField } from './range-field.tsx';
import type { ChosenRange } from './range-field.tsx';

let chosen: ChosenRange;

function Years() {
  const [value, setValue] = useState<ChosenRange>({ from: undefined, to: 2000 });
  return <RangeField label="Year" min={1910} max={2024} value={value} onChange={(next) => setValue((chosen = next))} />;
}

describe('a range', () => {
  it('is moved by the arrow keys of its thumbs', async () => {
    const { user } = renderAt('/', <Years />);
    act(() => screen.getByRole('slider', { name: 'Year, to' }).focus());
    await user.keyboard('{ArrowLeft}');
    expect(chosen).toEqual({ from: undefined, to: 1999 });
  });

  it('takes typed figures, and is open where its field is empty', async () => {
    const { user } = renderAt('/', <Years />);
    await user.type(screen.getByRole('textbox', { name: 'Year, from' }), '1990{Enter}');
    expect(chosen).toEqual({ from: 1990, to: 2000 });
    await user.clear(screen.getByRole('textbox', { name: 'Year, to' }));
    await user.tab();
    expect(chosen).toEqual({ from: 1990, to: undefined });
  });

  it('does not let its ends cross', async () => {
    const { user } = renderAt('/', <Years />);
    await user.type(screen.getByRole('textbox', { name: 'Year, from' }), '2010{Enter}');
    expect(chosen).toEqual({ from: 2000, to: 2000 });
  });
});

describe('a typed bound', () => {
  it('is the nearest step within the bounds', () => {
    const bounds = { min: 0, max: 10, step: 0.5 };
    expect(['2,3', '99', '-4', 'many', ''].map((text) => boundTo(text, bounds))).toEqual([
      2.5,
      10,
      0,
      undefined,
      undefined,
    ]);
  });
});
