import {
  DNF_METRES_MAX,
  type LapTimeValue,
  metresDriven,
  MPH_MAX,
  MPH_MIN,
  SECONDS_MAX,
  SECONDS_MIN,
} from './lap-time.ts';
import { wholeMph } from './units.ts';

/** Whether a car could have done it: 1 s to 59:59.99, 1 to 500 mph; a DNF after 0 to 500 km. False for NaN. */
export const isWithinRange = (value: LapTimeValue): boolean => {
  switch (value.kind) {
    case 'dnf':
      return metresDriven(value) >= 0 && metresDriven(value) <= DNF_METRES_MAX;
    case 'time':
      return value.seconds >= SECONDS_MIN && value.seconds <= SECONDS_MAX;
    case 'speed': {
      const mph = wholeMph(value.metresPerSecond);
      return mph >= MPH_MIN && mph <= MPH_MAX;
    }
  }
};
