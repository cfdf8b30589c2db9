import { handPicture, type SharedHand } from './draw-hand.ts';
import type { Pen } from './pen.ts';

const hand: SharedHand = {
  title: 'Skyline (1) · round 1',
  result: '+253 ★★★',
  heads: ['You', 'Opponent'],
  races: [
    {
      track: 'Twisty Road',
      road: 'Dry',
      points: '+50',
      won: true,
      own: { name: 'Mistral', tune: '332', time: '1:08.25', rq: 85, class: 'S' },
      theirs: { name: 'Flea', tune: '323', time: '1:30.00' },
    },
    { track: 'Drag', road: 'Wet', points: '–', won: false, own: undefined, theirs: undefined },
  ],
};

/** A pen that records the texts it writes, with their colours. */
function keepingPen() {
  const written: [text: string, colour: string][] = [];
  const to = {
    fillStyle: '',
    fillRect: () => undefined,
    measureText: (text: string) => ({ width: 7 * text.length }),
    fillText: (text: string) => void written.push([text, to.fillStyle]),
  };
  const pen: Pen = { to: to as object as CanvasRenderingContext2D, token: (name) => name, font: () => '' };
  return { pen, written };
}

it('draws a hand race by race: both cars with tunes and times, and who won', () => {
  const { pen, written } = keepingPen();
  const picture = handPicture(hand);
  picture.draw(pen);
  const texts = written.map(([text]) => text);
  for (const text of [
    '+253 ★★★',
    'You',
    'Opponent',
    '1  Twisty Road',
    'Mistral',
    'S 85',
    '1:08.25',
    'Flea',
    '323',
    '2  Drag',
  ])
    expect(texts).toContain(text);
  expect(written).toContainEqual(['+50', '--win']);
  expect(written).toContainEqual(['–', '--lose']);
  expect(picture.size.height).toBeGreaterThan(handPicture({ ...hand, races: [] }).size.height);
});
