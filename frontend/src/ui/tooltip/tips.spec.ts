import { fireEvent, screen } from '@testing-library/dom';
import { placeOver } from './place-over.ts';
import { startTips, TIP_MS } from './tips.ts';

const onPress = jest.fn();
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <p id="more">More</p>
    <button data-tip="Rating"><i>RQ</i></button>
    <button aria-label="Share" aria-describedby="more" data-tip="Share · S">S</button>
    <div role="gridcell" tabindex="0" aria-label="Cell"><span data-tip="From an older version">24.1</span></div>`;
  onPress.mockReset();
  rating().addEventListener('click', onPress);
  stop = startTips();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const rating = () => screen.getByRole('button', { name: 'RQ' });
const share = () => screen.getByRole('button', { name: 'Share' });
const tip = () => screen.queryByRole('tooltip');
const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);
// jsdom has no pointer events of its own.
const pointer = (type: string, target: Element, pointerType = 'mouse') =>
  fireEvent(target, Object.assign(new Event(type, { bubbles: true }), { pointerType }));

describe('a tip', () => {
  it('opens when a pointer has stayed for 400 ms, and closes when it leaves', () => {
    pointer('pointerover', screen.getByText('RQ'));
    wait(TIP_MS - 1);
    expect(tip()).toBeNull();
    wait(1);
    expect(tip()).toHaveTextContent('Rating');
    expect(rating()).toHaveAccessibleDescription('Rating');
    pointer('pointerover', document.body);
    expect(tip()).toBeNull();
    expect(rating()).not.toHaveAttribute('aria-describedby');
  });

  it('never opens for one that passes', () => {
    pointer('pointerover', rating());
    wait(200);
    pointer('pointerover', document.body);
    wait(1_000);
    expect(tip()).toBeNull();
  });

  it('opens for the keyboard, and closes by Escape', () => {
    rating().focus();
    wait(TIP_MS);
    expect(tip()).toHaveTextContent('Rating');
    fireEvent.keyDown(rating(), { key: 'Escape' });
    expect(tip()).toBeNull();
  });

  it('of what stands in a cell opens when the cell has the focus', () => {
    screen.getByRole('gridcell').focus();
    wait(TIP_MS);
    expect(tip()).toHaveTextContent('From an older version');
  });

  it('opens for a finger that stays, whose lifting presses nothing', () => {
    pointer('pointerover', rating(), 'touch');
    pointer('pointerdown', rating(), 'touch');
    wait(TIP_MS);
    expect(tip()).toHaveTextContent('Rating');
    pointer('pointerup', rating(), 'touch');
    fireEvent.click(rating());
    expect(tip()).toBeNull();
    expect(onPress).not.toHaveBeenCalled();
  });

  it('does not come after a press, by finger or by mouse', () => {
    for (const kind of ['touch', 'mouse']) {
      pointer('pointerover', rating(), kind);
      pointer('pointerdown', rating(), kind);
      pointer('pointerup', rating(), kind);
      fireEvent.click(rating());
      wait(1_000);
      expect(tip()).toBeNull();
    }
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('that is only the name and its key is no description; what described the target still does', () => {
    pointer('pointerover', share());
    wait(TIP_MS);
    expect(tip()).toHaveTextContent('Share · S');
    expect(share()).toHaveAccessibleDescription('More');
    pointer('pointerover', document.body);
    expect(share()).toHaveAccessibleDescription('More');
  });

  it('does not open for what is gone meanwhile', () => {
    pointer('pointerover', rating());
    rating().remove();
    wait(TIP_MS);
    expect(tip()).toBeNull();
  });
});

describe('the place of a tip', () => {
  const size = { width: 100, height: 20 };
  const at = (left: number, top: number) => ({ left, top, width: 40, height: 20, bottom: top + 20 }) as DOMRect;

  it('is over the target, under it at the top edge, and inside of the window', () => {
    expect(placeOver(at(100, 100), size, { width: 390 })).toEqual({ left: 70, top: 72 });
    expect(placeOver(at(100, 4), size, { width: 390 }).top).toBe(32);
    expect(placeOver(at(370, 100), size, { width: 390 }).left).toBe(282);
    expect(placeOver(at(0, 100), size, { width: 390 }).left).toBe(8);
  });
});
