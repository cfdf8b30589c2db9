import { screen, waitFor } from '@testing-library/react';
import { renderAt } from '../../test/render.tsx';
import { CodeUtilPage } from './code-util.page.tsx';

const show = (query = '') => renderAt(`/codeutil${query}`, <CodeUtilPage />);
const type = 'A deck link, tune or track code';

describe('codes taken apart', () => {
  it('name the cars and tracks of a link, what cannot be read with its reason, and open it', async () => {
    const { user } = show();
    await user.click(screen.getByLabelText(type));
    await user.paste('https://example.org/compare?share=~KtRoad_a00~Knone_a00~CPorsche_959_1986~T332&base=1');
    expect(screen.getByText('Porsche 959 1986 · 332')).toBeVisible();
    expect(screen.getByText('Twisty Road · Dry · tRoad_a00')).toBeVisible();
    expect(screen.getByText('Knone_a00: This track does not exist.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in Compare' })).toHaveAttribute(
      'href',
      '/compare?share=~KtRoad_a00~CPorsche_959_1986~T332',
    );
  });

  it('say a tune in stages and in points', async () => {
    const { user, where } = show();
    await user.type(screen.getByLabelText(type), '996');
    expect(screen.getByText('In stages').nextElementSibling).toHaveTextContent('332');
    expect(screen.getByText('In points').nextElementSibling).toHaveTextContent('996');
    await waitFor(() => expect(where()).toBe('/codeutil?text=996'));
  });

  it('say a track and its factor', () => {
    show('?text=tRoad_a00');
    expect(screen.getByText('Track').nextElementSibling).toHaveTextContent('Twisty RoadDry');
    expect(screen.getByText('Factor').nextElementSibling).toHaveTextContent('1000');
  });

  it.each([
    ['what?', 'This is not a deck link, tune or track code. Check what you pasted.'],
    ['tRoad_a99', 'This track does not have this condition.'],
  ])('say what is wrong with %s', async (text, said) => {
    const { user } = show();
    await user.type(screen.getByLabelText(type), text);
    expect(screen.getByText(said)).toBeVisible();
  });
});

describe('a link put together', () => {
  it('has the cars and tracks that can be read, and says the others', async () => {
    const { user } = show();
    await user.click(screen.getByLabelText('Cars and tracks, separated by commas'));
    await user.paste('Porsche_959_1986 996, Fiat_X_1980 999, tRoad_a00, tRoad_a99');
    expect(screen.getByRole('link', { name: 'Open in Compare' })).toHaveAttribute(
      'href',
      '/compare?share=~KtRoad_a00~CPorsche_959_1986~T332',
    );
    expect(screen.getByText('Fiat_X_1980 999: A tune has three digits, such as 332.')).toBeVisible();
    expect(screen.getByText('tRoad_a99: This track does not have this condition.')).toBeVisible();
  });
});
