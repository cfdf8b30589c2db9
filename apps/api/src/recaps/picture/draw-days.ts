import type { CardPicture } from './card-picture.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Days = NonNullable<CardPicture['days']>;

const DAY_MS = 86_400_000;
const WEEK = 7;
/** More weeks than a month's: a year is drawn as two halves, so that its days stay distinguishable. */
const WEEKS_A_BAND = 26;
const nothing = '#20252c';
const steps = ['#34415f', '#4d6294', '#6885c9', '#86a8ff'];

export const drawDays = ({ from, to, counts }: Days, { x, y, width, height }: Box): string => {
  const facts = new Map(counts.map(({ day, facts: many }) => [day, many]));
  const most = Math.max(1, ...facts.values());
  const first = Date.parse(from);
  const days = Math.round((Date.parse(to) - first) / DAY_MS) + 1;
  const before = (new Date(first).getUTCDay() + WEEK - 1) % WEEK;
  const weeks = Math.ceil((before + days) / WEEK);
  const columns = weeks > WEEKS_A_BAND ? Math.ceil(weeks / 2) : weeks;
  const bands = Math.ceil(weeks / columns);
  const step = Math.min(width / columns, height / (bands * (WEEK + 1)));
  return Array.from({ length: days }, (_, at) => {
    const day = new Date(first + at * DAY_MS).toISOString().slice(0, from.length);
    const [week, weekday] = [Math.floor((before + at) / WEEK), (before + at) % WEEK];
    const row = Math.floor(week / columns) * (WEEK + 1) + weekday;
    const fill = colourOf(facts.get(day) ?? 0, most);
    const side = step * 0.84;
    return `<rect x="${x + (week % columns) * step}" y="${y + row * step}" width="${side}" height="${side}" rx="${side / 5}" fill="${fill}"/>`;
  }).join('');
};

const colourOf = (facts: number, most: number): string =>
  facts === 0 ? nothing : (steps[Math.ceil((facts / most) * steps.length) - 1] ?? nothing);
