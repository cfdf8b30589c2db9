import type { LapTime } from './lap-time.ts';
import { wholeHundredths, wholeMph } from './units.ts';

/** 'game': as the game writes it, "00:24:38". 'short': for screens, "24.38", "1:24.50", "1:02:24.50". */
export type LapTimeStyle = 'game' | 'short';

/**
 * A lap time as text: hundredths are cut off, not rounded; the game's style drops hours. "DNF" for a car that did not
 * finish, whole mph for a speed, "" for none.
 */
export const formatLapTime = (lapTime: LapTime, style: LapTimeStyle = 'game'): string => {
  switch (lapTime.kind) {
    case 'none':
      return '';
    case 'dnf':
      return 'DNF';
    case 'speed':
      return String(wholeMph(lapTime.metresPerSecond));
    case 'time':
      return formatSeconds[style](wholeHundredths(lapTime.seconds));
  }
};

const game = (total: number): string => {
  const { minutes, seconds, hundredths } = clock(total);
  return [minutes, seconds, hundredths].map(twoDigits).join(':');
};

const short = (total: number): string => {
  const { hours, minutes, seconds, hundredths } = clock(total);
  const whole =
    hours > 0
      ? [hours, twoDigits(minutes), twoDigits(seconds)]
      : minutes > 0
        ? [minutes, twoDigits(seconds)]
        : [seconds];
  return `${whole.join(':')}.${twoDigits(hundredths)}`;
};

const formatSeconds = { game, short } satisfies Record<LapTimeStyle, (hundredths: number) => string>;

const clock = (total: number) => ({
  hours: Math.floor(total / 360_000),
  minutes: Math.floor(total / 6000) % 60,
  seconds: Math.floor(total / 100) % 60,
  hundredths: total % 100,
});

const twoDigits = (number: number): string => String(number).padStart(2, '0');
