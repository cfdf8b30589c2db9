import { CELL_HEIGHT, CELL_WIDTH, HEAD, PAD, pictureSize, SIDE, TITLE } from './picture-layout.ts';
import { type Box, type Drawn, type Pen, twoLines, write } from './pen.ts';
import type { SharedCar, SharedCell, SharedTable } from './shared-table.ts';

function drawHead(pen: Pen, car: SharedCar, { x, y, width, height }: Box): void {
  const { to, token, font } = pen;
  to.fillStyle = token('--s2');
  to.fillRect(x + 1, y, width - 2, height - 2);
  const letter = car.class;
  if (letter) {
    to.fillStyle = token(`--class-${letter}`);
    to.fillRect(x + 1, y, width - 2, 4);
    to.font = font(13, 700);
    to.fillStyle = token(`--cls-text-${letter}`);
    write(pen, `${letter} ${car.rq ?? ''}`, x + 8, y + 22, width / 2);
  }
  to.font = font(13);
  to.fillStyle = token('--text-3');
  write(pen, car.tune, x + width - 8, y + 22, width / 2, 'right');
  to.font = font(14, 700);
  to.fillStyle = token('--text');
  twoLines(to, car.name, width - 14).forEach((line, at) => write(pen, line, x + 8, y + 42 + at * 17, width - 14));
  to.font = font(12);
  to.fillStyle = token('--text-3');
  write(pen, car.year === undefined ? '' : String(car.year), x + 8, y + height - 10, width - 14);
}

function fillOf({ medal, heat }: SharedCell): { fill: string; ink: string; strength: number } | undefined {
  if (heat !== undefined) return { fill: `--heat-${heat}`, ink: `--heat-ink-${heat}`, strength: 1 };
  if (medal !== undefined) return { fill: `--medal-${medal}`, ink: '--text', strength: 0.3 };
  return undefined;
}

function drawCell(pen: Pen, cell: SharedCell, { x, y, width, height }: Box): void {
  const { to, token, font } = pen;
  const colour = fillOf(cell);
  if (colour) {
    to.globalAlpha = colour.strength;
    to.fillStyle = token(colour.fill);
    to.fillRect(x + 1, y + 1, width - 2, height - 2);
    to.globalAlpha = 1;
  }
  to.font = font(16, cell.medal === 1 ? 700 : 500);
  to.fillStyle = token(colour?.ink ?? (cell.text === '' ? '--text-3' : '--text'));
  write(pen, cell.text === '' ? '–' : cell.text, x + width / 2, y + height / 2 + 5.5, width - 8, 'center');
  // Many users cannot read colour alone.
  if (cell.medal === undefined) return;
  to.font = font(11, 700);
  write(pen, String(cell.medal), x + 6, y + 13, 12);
}

function drawRow(pen: Pen, table: SharedTable, row: number): void {
  const { to, token, font } = pen;
  const y = PAD + TITLE + HEAD + row * CELL_HEIGHT;
  const track = table.tracks[row];
  to.fillStyle = token('--line');
  to.fillRect(PAD, y, SIDE + table.cars.length * CELL_WIDTH, 1);
  to.font = font(15, 600);
  to.fillStyle = token('--text');
  write(pen, track?.name ?? '', PAD, y + 20, SIDE - 92);
  to.font = font(13);
  to.fillStyle = token('--text-2');
  write(pen, track?.road ?? '', PAD + SIDE - 10, y + 20, 78, 'right');
  table.cells[row]?.forEach((cell, column) =>
    drawCell(pen, cell, { x: PAD + SIDE + column * CELL_WIDTH, y, width: CELL_WIDTH, height: CELL_HEIGHT }),
  );
}

/** A picture of the full comparison, drawn from its data, whatever part is in view. */
export const tablePicture = (table: SharedTable): Drawn => ({
  title: table.title,
  size: pictureSize(table.cars.length, table.tracks.length),
  draw: (pen) => {
    table.cars.forEach((car, column) =>
      drawHead(pen, car, { x: PAD + SIDE + column * CELL_WIDTH, y: PAD + TITLE, width: CELL_WIDTH, height: HEAD }),
    );
    table.tracks.forEach((_track, row) => drawRow(pen, table, row));
  },
});
