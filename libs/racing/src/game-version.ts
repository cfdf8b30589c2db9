/** The game version of times measured now. */
export const currentGameVersion = '26';

/** The versions of the game whose catalogue is known, oldest first. */
export const gameVersions = [
  '15',
  '16',
  '17',
  '18',
  '19.3',
  '20',
  '21',
  '21.2',
  '21.4',
  '22',
  '23',
  '24',
  '24.1',
  '24.2',
  currentGameVersion,
] as const;

/** Orders versions, older first, by their numbers: "24" before "24.1" before "26", known or not. */
export const compareGameVersions = (a: string, b: string): number => {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const majors = (left?.[0] ?? 0) - (right?.[0] ?? 0);
  return majors === 0 ? (left?.[1] ?? 0) - (right?.[1] ?? 0) : majors;
};

/** A number that orders versions as `compareGameVersions` does: 2410 for "24.10". For indexes; minor parts below 100. */
export const gameVersionRank = (version: string): number => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 100 + minor;
};

/** The versions that may come after one, the next minor and the next major: "26.1" and "27" after "26". */
export const gameVersionsAfter = (version: string): readonly [minor: string, major: string] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [`${major}.${minor + 1}`, `${major + 1}`];
};

/** Two characters for a version in older collections, where they are not its name. */
const marks: ReadonlyMap<string, string> = new Map([
  ['19', '19.3'],
  ['2a', '21.2'],
  ['21', '21.4'],
  ['2b', '24.1'],
  ['2c', '24.2'],
]);

/** The version of an old mark ("2a" is 21.2, "21" is 21.4); undefined when there is none. */
export const gameVersionOfMark = (mark: string): string | undefined => {
  const named = marks.get(mark) ?? mark;
  return gameVersions.find((version) => version === named);
};
