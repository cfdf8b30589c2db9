import i18next from 'i18next';
import type { Car } from '#contracts';
import { cellFigure, losesByClearance } from '#racing';
import type { CellFigure, LapTime, TrackCode } from '#racing';
import type { Deck } from '../../../lib/deck/deck.ts';

type Row = (track: string) => { times: readonly LapTime[] } | undefined;

export type FigureKey = `${number}|${string}`;

const textOf = ({ kind, value }: CellFigure, language: string): string => {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: kind === 'braking' ? 2 : 1 }).format(value);
  return i18next.t(`grid:figures.${kind}`, { value: number });
};

/**
 * What explains a time, by its place in the grid: MRA, HRA and braking where the deck has the track that they are
 * computed with, and the time loss by clearance.
 */
export async function figuresOf(
  { cars, tracks }: Deck,
  byId: ReadonlyMap<string, Car>,
  { row, language }: { row: Row; language: string },
): Promise<ReadonlyMap<FigureKey, string>> {
  await i18next.loadNamespaces(['grid', 'cars']);
  const figures = new Map<FigureKey, string>();
  cars.forEach(({ carId, tune }, column) => {
    const car = byId.get(carId);
    // No one has measured how tunes change 0-60 yet: MRA is computed for stock cars only.
    const seconds0to60 = tune === '000' ? (car?.acceleration0to60s ?? undefined) : undefined;
    const secondsOn = (track: string): number | undefined => {
      const time = row(track)?.times[column];
      return time?.kind === 'time' ? time.seconds : undefined;
    };
    for (const track of tracks) {
      const text = figureText(track, { car, secondsOn, seconds0to60, language });
      if (text !== undefined) figures.set(`${column}|${track}`, text);
    }
  });
  return figures;
}

type Known = {
  car: Car | undefined;
  secondsOn: (track: string) => number | undefined;
  seconds0to60: number | undefined;
  language: string;
};

function figureText(track: TrackCode, { car, secondsOn, seconds0to60, language }: Known): string | undefined {
  const figure = cellFigure(track, secondsOn, seconds0to60);
  if (figure) return textOf(figure, language);
  if (!car || !losesByClearance(car.clearance, track)) return undefined;
  return i18next.t(`cars:clearance.${car.clearance}`);
}
