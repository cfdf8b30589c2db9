import { formatDeckView } from './deck-view.ts';

const of = (view: string, cars = 5) => formatDeckView(view.split('&').slice(1), cars);

describe('the view of a deck', () => {
  it('is written in one way, however it was said', () => {
    const whole = '&base=2&show=gaps&colours=heat&layout=down&order=type&closed=twisty,fast&against=garage';
    const mixed =
      '&closed=fast,twisty&against=garage&order=type&show=gaps&layout=down&colours=heat&base=002&show=times';
    expect([of(whole), of(mixed)]).toEqual([whole, whole]);
    expect([of(''), of('&base=0'), of('&base=7', 3), of('&base=7', 0)]).toEqual(['', '', '&base=2', '']);
  });

  it.each([
    '&note=hello',
    '&show=ghosts',
    '&show=gaps,times',
    '&base=-1',
    '&base=',
    '&closed=',
    '&constructor=x',
    '&',
    '&show',
  ])('is nothing where it says %s', (view) => expect(of(view)).toBeUndefined());
});
