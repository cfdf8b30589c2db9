/** Why a line of a file is left out, in words. */
const words: Readonly<Record<string, string>> = {
  'quote-broken': 'a quote is not closed on this line',
  'columns-wrong': 'more cells than the file has columns',
  'not-json': 'no JSON object',
  'track-unknown': 'there is no such track',
  'condition-unknown': 'the track has no such condition',
  'lap-time-empty': 'no time is given',
  'lap-time-unreadable': 'it has other characters than digits',
  'lap-time-hyphen': 'a time has no hyphen',
  'lap-time-length': 'it has too few or too many digits',
  'lap-time-parts': 'it has too many or empty parts',
  'lap-time-hundredths': 'it has more than two digits behind the seconds',
  'lap-time-seconds': 'it has more than 59 seconds',
  'lap-time-minutes': 'it has more than 59 minutes',
  'lap-time-not-whole': 'whole miles per hour are needed',
  'lap-time-out-of-range': 'it is shorter or longer than any time may be',
  duplicate: 'another line of the file has a time of this cell',
  'stream-too-long': 'its cell has no room for more times',
  'event-too-large': 'it is too long to be kept',
  'append-too-large': 'it is too long to be kept',
  'car-unknown': 'there is no such car',
  'car-retired': 'the car is retired',
  'car-invalid': 'this cannot be true of a car',
  'car-unchanged': 'nothing has changed',
  'game-version-unknown': 'this version of the game is not out',
};

export const refusalWords = (code: string): string => words[code] ?? `it was refused: ${code.replaceAll('-', ' ')}`;
