import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { testCar } from '../../test/test-car.ts';
import { ComparePage } from './compare.page.tsx';

const deck = '/?share=~KtRoad_a00~Kdrag100_a00~CMistral~T332~CZonda~T323';
const view = '&show=gaps&colours=heat&order=type&closed=drag';

beforeEach(() => {
  localStorage.clear();
  const api = new FakeApi();
  api.cars = [testCar('Mistral'), testCar('Zonda')];
  api.set('Mistral|332|tRoad_a00', 70);
  api.set('Zonda|323|tRoad_a00', 71.5);
  api.install();
});

describe('the view of a deck', () => {
  it('is what the address says, closed groups too', async () => {
    renderAt(deck + view, <ComparePage />);
    expect(await screen.findByText('+1.50')).toBeVisible();
    for (const name of ['Gaps', 'Heat']) expect(screen.getByRole('radio', { name })).toBeChecked();
    expect(screen.getByRole('button', { expanded: false, name: /1$/ })).toBeVisible();
  });

  it('is wholly in the address once it is changed, and stays there when the deck changes', async () => {
    const { user, where } = renderAt(deck, <ComparePage />);
    await user.click(await screen.findByRole('radio', { name: 'Gaps' }));
    await waitFor(() => expect(where()).toContain('&show=gaps&colours=medals&order=type'));
    await user.click(await screen.findByRole('button', { name: /Zonda: menu/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Set as base car/ }));
    await waitFor(() => expect(where()).toMatch(/&base=1&show=gaps&colours=medals&order=type$/));
  });
});

describe('how the grid lies', () => {
  const grid = () => screen.findByRole('grid', { name: 'Lap times, cars by tracks' });

  it('is chosen where cars and tracks are arranged, and in the address', async () => {
    const { user, where } = renderAt(deck, <ComparePage />);
    await user.click(await screen.findByRole('button', { name: 'Arrange' }));
    await user.click(await screen.findByRole('radio', { name: 'Compact' }));
    await waitFor(() => expect(where()).toContain('&layout=compact'));
    await user.click(screen.getByRole('radio', { name: 'Cars in columns' }));
    await waitFor(() => expect(where()).not.toContain('layout'));
  });

  it('has cars below each other, with their tunes, times and menus', async () => {
    const { user, where } = renderAt(`${deck}&layout=down&order=deck`, <ComparePage />);
    const best = await screen.findByRole('gridcell', { name: /^1:10\.00, 1st of 2/ });
    const [, mistral, zonda] = within(await grid()).getAllByRole('row');
    expect(mistral).toContainElement(best);
    expect(zonda).toContainElement(screen.getByRole('gridcell', { name: /^1:11\.50, 2nd of 2/ }));
    expect((await grid()).getAttribute('aria-colcount')).toBe('3');
    await user.click(screen.getByRole('button', { name: 'Zonda: menu' }));
    await user.click(await screen.findByRole('menuitem', { name: /Set as base car/ }));
    await waitFor(() => expect(where()).toContain('base=1'));
  });

  it('goes down to the next car after a time, and moves cars up and down there', async () => {
    const { user, where } = renderAt(`${deck}&layout=down&order=deck`, <ComparePage />);
    const empty = await screen.findAllByRole('gridcell', { name: /no time yet/ });
    await user.click(empty[0] as HTMLElement);
    await user.keyboard('9.5{Enter}');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /no time yet/ })).toHaveFocus());
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(where()).toMatch(/~CZonda~T323~CMistral~T332/));
  });
});
