import { crc32, deflateSync } from 'node:zlib';

type Rgb = readonly [red: number, green: number, blue: number];
type Point = readonly [x: number, y: number];

export type Drawing = {
  readonly paint: Rgb;
  readonly sky: Rgb;
  readonly ground: Rgb;
  /** The car drives, and this is its wheels' part of a turn: 0 to 1. */
  readonly turned?: number;
};

const [PAPER_WIDTH, PAPER_HEIGHT] = [960, 600];
/** Canvas units per pixel, so that a picture is 480 by 300 pixels. */
const USUAL_SCALE = 2;
const HORIZON = 400;
const GLASS: Rgb = [34, 42, 54];
const TYRE: Rgb = [18, 19, 22];
const ARCH: Rgb = [10, 11, 13];
const RIM: Rgb = [168, 174, 182];
const WHEEL_Y = 458;

const body: readonly Point[] = [
  [120, 440],
  [128, 380],
  [190, 352],
  [300, 336],
  [392, 262],
  [690, 258],
  [800, 344],
  [842, 366],
  [846, 448],
  [800, 462],
  [160, 462],
];
const glass: readonly Point[] = [
  [340, 338],
  [408, 278],
  [676, 274],
  [756, 336],
];
const wheels = [258, 716] as const;
const [CAR_TOP, CAR_END] = [256, 518];

/** A PNG of a car from the side: a placeholder for a photo. `scale`: units of the canvas per pixel. */
export const drawCar = (drawing: Drawing, scale = USUAL_SCALE): Buffer => {
  const [width, height] = [PAPER_WIDTH / scale, PAPER_HEIGHT / scale];
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows.set(colourAt(x * scale, y * scale, drawing), y * (width * 3 + 1) + 1 + x * 3);
  return pngOf(rows, width, height);
};

const colourAt = (x: number, y: number, drawing: Drawing): Rgb =>
  (y > CAR_TOP && y < CAR_END ? colourOfCar(x, y, drawing) : undefined) ?? colourOfPlace(x, y, drawing);

const colourOfCar = (x: number, y: number, { paint, turned }: Drawing): Rgb | undefined => {
  const fromWheel = Math.min(...wheels.map((wheelX) => Math.hypot(x - wheelX, y - WHEEL_Y)));
  if (fromWheel < 34) return isBetweenSpokes(x, y, fromWheel, turned) ? ARCH : lit(RIM, 1.1 - fromWheel / 90);
  if (fromWheel < 58) return TYRE;
  if (isInside(x, y, glass)) return Math.abs(x - 530) < 6 ? paint : lit(GLASS, 1.7 - (y - 270) / 90);
  if (!isInside(x, y, body)) return undefined;
  return fromWheel < 66 ? ARCH : lit(paint, 1.25 - (y - CAR_TOP) / 330);
};

const SPOKES = 5;
const isBetweenSpokes = (x: number, y: number, fromWheel: number, turned: number | undefined): boolean => {
  if (turned === undefined || fromWheel < 9 || fromWheel > 29) return false;
  const wheelX = x < PAPER_WIDTH / 2 ? wheels[0] : wheels[1];
  return Math.cos(SPOKES * Math.atan2(y - WHEEL_Y, x - wheelX) + 2 * Math.PI * turned) < 0.2;
};

const MARKS = 240;
const [MARK_TOP, MARK_END] = [548, 558];

const colourOfPlace = (x: number, y: number, { sky, ground, turned }: Drawing): Rgb => {
  if (y < HORIZON) return lit(sky, 0.75 + y / 900);
  if (turned !== undefined && y > MARK_TOP && y < MARK_END && (x + (1 - turned) * MARKS) % MARKS < 120)
    return lit(ground, 1.9);
  const shade = Math.min(1, Math.hypot((x - 486) / 430, (y - 514) / 30));
  return lit(ground, (0.7 + (y - HORIZON) / 700) * (0.35 + 0.65 * shade));
};

const lit = ([red, green, blue]: Rgb, by: number): Rgb => [level(red * by), level(green * by), level(blue * by)];
const level = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

const isInside = (x: number, y: number, points: readonly Point[]): boolean => {
  let [isIn, [px, py]] = [false, points.at(-1) ?? [0, 0]];
  for (const [qx, qy] of points) {
    if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) isIn = !isIn;
    [px, py] = [qx, qy];
  }
  return isIn;
};

/** From rows of red, green and blue, each after a zero: no filter. */
const pngOf = (rows: Buffer, width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const chunk = (kind: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
