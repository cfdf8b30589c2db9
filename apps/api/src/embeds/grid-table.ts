import type { Car, MatrixValue } from '#contracts';
import { type DeckCar, formatLapTime, isTestBowl, type LapTime, parseTrackCode, rankLapTimes } from '#racing';
import { carBadgeHtml } from './car-card.ts';
import type { EmbedTexts } from './embed-texts.ts';
import { html, type Html, nothing } from './html.ts';

export type Grid = {
  readonly cars: readonly DeckCar[];
  readonly tracks: readonly string[];
  readonly known: ReadonlyMap<string, Car>;
  readonly columns: readonly (readonly MatrixValue[])[];
};

const MEDALS = 3;

export const tableOf = (grid: Grid, words: EmbedTexts): Html =>
  html`<div class="around" role="region" aria-label="${words('share:embed.times')}" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">${words('tracks:title')}</th>
          ${grid.cars.map((car) => headOf(car, grid.known.get(car.carId), words))}
        </tr>
      </thead>
      <tbody>
        ${grid.tracks.map((code, row) =>
          rowOf(
            code,
            grid.columns.map((column) => lapTimeOf(column[row] ?? null, code)),
            words,
          ),
        )}
      </tbody>
    </table>
  </div>`;

const headOf = ({ carId, tune }: DeckCar, car: Car | undefined, words: EmbedTexts): Html =>
  html`<th scope="col">
    ${car ? carBadgeHtml(car, words) : nothing}<span>${car?.name ?? carId}</span><small>${tune ?? '–'}</small>
  </th>`;

const rowOf = (code: string, times: readonly LapTime[], words: EmbedTexts): Html => {
  const ranks = rankLapTimes(times);
  const isRace = times.filter(({ kind }) => kind !== 'none').length > 1;
  const parsed = parseTrackCode(code);
  // A halved circuit has the name of its full circuit.
  const name = parsed ? words(`circuits:${parsed.track.halves ?? parsed.track.id}`) : code;
  const road = parsed ? words(`tracks:conditions.${parsed.condition.code}`) : '';
  return html`<tr>
    <th scope="row">${name}<small>${road}</small></th>
    ${times.map((time, at) => cellOf(time, isRace ? ranks[at] : undefined))}
  </tr>`;
};

const cellOf = (time: LapTime, rank: number | undefined): Html => {
  if (time.kind === 'none') return html`<td class="none">–</td>`;
  const unit = time.kind === 'speed' ? ' mph' : '';
  const text = formatLapTime(time, 'short') + unit;
  if (time.kind === 'dnf' || rank === undefined || rank >= MEDALS) return html`<td>${text}</td>`;
  return html`<td data-place="${rank + 1}">${text}</td>`;
};

const lapTimeOf = (value: MatrixValue, code: string): LapTime => {
  if (value === null) return { kind: 'none' };
  if (value === 'dnf') return { kind: 'dnf' };
  return isTestBowl(code) ? { kind: 'speed', metresPerSecond: value } : { kind: 'time', seconds: value };
};
