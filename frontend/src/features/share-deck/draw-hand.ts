import type { CarClass } from '#racing';
import { type Box, type Drawn, type Pen, write } from './pen.ts';
import { FOOT, PAD, sharpSize, TITLE } from './picture-layout.ts';

export type HandCarView = {
  readonly name: string;
  readonly tune: string;
  readonly time: string;
  readonly rq?: number | undefined;
  readonly class?: CarClass | undefined;
};

/** A hand against its opponents, in words; undefined: an empty slot. */
export type SharedHand = {
  readonly title: string;
  readonly result: string;
  readonly heads: readonly [own: string, theirs: string];
  readonly races: readonly {
    readonly track: string;
    readonly road: string;
    readonly points: string;
    readonly won: boolean;
    readonly own: HandCarView | undefined;
    readonly theirs: HandCarView | undefined;
  }[];
};

const TRACK = 210;
const CAR = 270;
const POINTS = 84;
const RACE = 62;
const HEAD = 58;
const WIDTH = 2 * PAD + TRACK + 2 * CAR + POINTS;

const [OWN_AT, POINTS_AT, THEIRS_AT] = [PAD + TRACK, PAD + TRACK + CAR, PAD + TRACK + CAR + POINTS];

function drawCar(pen: Pen, car: HandCarView | undefined, { x, y, width, height }: Box): void {
  const { to, token, font } = pen;
  to.fillStyle = token('--s2');
  to.fillRect(x + 2, y + 2, width - 4, height - 4);
  if (!car) return;
  if (car.class) {
    to.fillStyle = token(`--class-${car.class}`);
    to.fillRect(x + 2, y + 2, 4, height - 4);
    to.font = font(13, 700);
    to.fillStyle = token(`--cls-text-${car.class}`);
    write(pen, `${car.class} ${car.rq ?? ''}`, x + 16, y + height - 15, 60);
  }
  to.font = font(15, 700);
  to.fillStyle = token('--text');
  write(pen, car.name, x + 16, y + 25, width - 28);
  to.font = font(13);
  to.fillStyle = token('--text-2');
  write(pen, car.tune, x + 78, y + height - 15, 50);
  to.font = font(15, 600);
  write(pen, car.time, x + width - 14, y + height - 14, 110, 'right');
}

function drawRace(pen: Pen, { races }: SharedHand, row: number): void {
  const race = races[row];
  if (!race) return;
  const { to, token, font } = pen;
  const y = PAD + TITLE + HEAD + row * RACE;
  to.font = font(15, 700);
  to.fillStyle = token('--text');
  write(pen, `${row + 1}  ${race.track}`, PAD, y + 27, TRACK - 12);
  to.font = font(13);
  to.fillStyle = token('--text-2');
  write(pen, race.road, PAD + 18, y + 47, TRACK - 30);
  drawCar(pen, race.own, { x: OWN_AT, y, width: CAR, height: RACE });
  drawCar(pen, race.theirs, { x: THEIRS_AT, y, width: CAR, height: RACE });
  to.font = font(20, 800);
  to.fillStyle = token(race.won ? '--win' : '--lose');
  write(pen, race.points, POINTS_AT + POINTS / 2, y + 38, POINTS - 6, 'center');
}

export const handPicture = (hand: SharedHand): Drawn => ({
  title: hand.title,
  size: sharpSize(WIDTH, 2 * PAD + TITLE + HEAD + hand.races.length * RACE + FOOT),
  draw: (pen) => {
    const { to, token, font } = pen;
    to.font = font(18, 700);
    to.fillStyle = token('--accent');
    write(pen, hand.result, PAD, PAD + TITLE + 12, WIDTH - 2 * PAD);
    to.font = font(13, 600);
    to.fillStyle = token('--text-2');
    write(pen, hand.heads[0], OWN_AT + 4, PAD + TITLE + HEAD - 8, CAR);
    write(pen, hand.heads[1], THEIRS_AT + 4, PAD + TITLE + HEAD - 8, CAR);
    hand.races.forEach((_race, row) => drawRace(pen, hand, row));
  },
});
