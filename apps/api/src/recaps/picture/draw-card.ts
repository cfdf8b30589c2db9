import type { CardLine, CardPicture } from './card-picture.ts';
import { drawDays } from './draw-days.ts';
import type { PictureFonts, Weight } from './picture-fonts.ts';

/** Four to five, the ratio that phones show uncropped. */
export const [WIDTH, HEIGHT] = [1_080, 1_350];
const PAD = 88;
const INNER = WIDTH - 2 * PAD;
const TOP = 290;
const LINES_FROM = 640;
const DAYS_TO = 880;
const LINE = 96;
const FOOT = 150;
const colours = {
  bg: '#0b0d10',
  panel: '#111418',
  line: '#242a31',
  bar: '#353c46',
  text: '#edf0f3',
  soft: '#b6bec9',
  faint: '#8d96a3',
  accent: '#86a8ff',
};
const classes = ['#878787', '#76f273', '#1cccff', '#fff62b', '#ff3538', '#8c5cff', '#ffaf17'];

type Writing = { readonly x: number; readonly y: number; readonly size: number; readonly fill: string };
type Written = Writing & { readonly weight?: Weight; readonly most?: number };

/** The picture of a card as SVG without a font: each letter is a path. */
export const drawCard = (card: CardPicture, letters: PictureFonts): string => {
  const write = (text: string, at: Written) => written(letters, text, at);
  const name = card.name !== null && letters.missingIn(card.name) === '' ? card.name : '';
  const from = card.days ? DAYS_TO : card.big ? LINES_FROM : TOP;
  const room = Math.floor((HEIGHT - FOOT - 60 - from) / LINE);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.bg}"/>`,
    `<rect x="36" y="36" width="${WIDTH - 72}" height="${HEIGHT - 72}" rx="32" fill="${colours.panel}" stroke="${colours.line}" stroke-width="2"/>`,
    write(card.period, { x: PAD, y: 138, size: 40, fill: colours.soft, most: INNER }),
    write(card.title, { x: PAD, y: 218, size: 64, weight: 700, fill: colours.text, most: INNER }),
    ...(card.days ? [drawDays(card.days, { x: PAD, y: TOP, width: INNER, height: DAYS_TO - TOP })] : []),
    ...(card.big
      ? [
          write(card.big.value, { x: PAD, y: 460, size: 220, weight: 700, fill: colours.accent, most: INNER }),
          write(card.big.label, { x: PAD, y: 540, size: 42, fill: colours.soft, most: INNER }),
        ]
      : []),
    ...card.lines.slice(0, room).map((line, at) => drawLine(line, from + at * LINE, letters)),
    write(name, { x: PAD, y: HEIGHT - 128, size: 44, weight: 700, fill: colours.text, most: INNER }),
    write(card.site, { x: PAD, y: HEIGHT - 78, size: 28, fill: colours.faint, most: INNER / 2 }),
    ...classes.map(
      (fill, at) =>
        `<rect x="${WIDTH - PAD - (classes.length - at) * 34}" y="${HEIGHT - 78 - (24 + at * 9)}" width="26" height="${24 + at * 9}" rx="4" fill="${fill}"/>`,
    ),
    '</svg>',
  ].join('');
};

const drawLine = ({ label, otherwise, value, note, share }: CardLine, y: number, letters: PictureFonts): string => {
  const figure = letters.outline(value, 42, 700);
  const shown = otherwise !== undefined && letters.missingIn(label) !== '' ? otherwise : label;
  const most = INNER - figure.width - 40;
  return [
    `<rect x="${PAD}" y="${y}" width="${INNER}" height="2" fill="${colours.line}"/>`,
    written(letters, shown, { x: PAD, y: y + (note ? 46 : 60), size: 36, fill: colours.soft, most }),
    written(letters, note ?? '', { x: PAD, y: y + 80, size: 26, fill: colours.faint, most }),
    path(figure.path, WIDTH - PAD - figure.width, y + 62, 1, colours.text),
    ...(share === undefined
      ? []
      : [
          `<rect x="${PAD}" y="${y + 80}" width="${INNER}" height="6" rx="3" fill="${colours.line}"/>`,
          `<rect x="${PAD}" y="${y + 80}" width="${INNER * share}" height="6" rx="3" fill="${colours.accent}"/>`,
        ]),
  ].join('');
};

/** At the requested size, or smaller to fit. */
const written = (
  letters: PictureFonts,
  text: string,
  { x, y, size, fill, weight = 400, most = INNER }: Written,
): string => {
  if (text === '') return '';
  const { path: letterPath, width } = letters.outline(text, size, weight);
  return path(letterPath, x, y, Math.min(1, most / width), fill);
};

const path = (d: string, x: number, y: number, scale: number, fill: string): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill="${fill}" d="${d}"/>`;
