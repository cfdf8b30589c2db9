import { ladderFaults } from './ladder-source.ts';
import { readLadder } from './read-ladder.ts';

const cars = new Set(['Mini', 'Golf']);
const race = { car: 'Mini', tune: '332', track: 'kart_a00', time: '41.50' };
const file = (of: object) => JSON.stringify(of, null, 1);

it('reads a challenge with its rounds', () => {
  const text = file({
    name: 'Coast: Ladder (1)',
    kind: 'permanent',
    startsAt: '2026-03-01T12:00:00+01:00',
    rqLimit: 120,
    rounds: [
      { races: [race, { track: 'moto_a10' }], rewards: [{ kind: 'car', car: 'Golf' }] },
      { round: 4, races: [] },
    ],
  });
  expect(readLadder(text, cars)).toEqual({
    facts: { name: 'Coast: Ladder (1)', kind: 'permanent', startsAt: '2026-03-01T11:00:00.000Z', rqLimit: 120 },
    rounds: [
      {
        round: 1,
        facts: {
          races: [
            { carId: 'Mini', tune: '332', track: 'kart_a00', timeToBeat: { kind: 'time', seconds: 41.5 } },
            { track: 'moto_a10' },
          ],
          rewards: [{ kind: 'car', amount: 1, carId: 'Golf' }],
        },
      },
      { round: 4, facts: { races: [], rewards: [] } },
    ],
    faults: [],
  });
});

/** Each with the line of the mistake, one field per line. */
const mistakes: Readonly<Record<string, string>> = {
  json: '{"name": "A",\n"kind" "permanent"}',
  'field-unknown': '{"name": "A",\n"colours": 1}',
  value: '{"name": "A",\n"rqLimit": "much"}',
  'name-missing': '\n{"rqLimit": 100}',
  moment: '{"name": "A",\n"endsAt": "soon"}',
  criteria: '{"name": "A",\n"criteria": "~Qx"}',
  round: '{"name": "A", "rounds": [\n{"round": 0}]}',
  'round-twice': '{"name": "A", "rounds": [{"round": 1},\n{"round": 1}]}',
  races: '{"name": "A", "rounds": [{"races":\n[{},{},{},{},{},{}]}]}',
  'car-unknown': '{"name": "A", "rounds": [{"races": [{\n"car": "Nobody"}]}]}',
  tune: '{"name": "A", "rounds": [{"races": [{"car": "Mini",\n"tune": "333"}]}]}',
  track: '{"name": "A", "rounds": [{"races": [{\n"track": "nowhere"}]}]}',
  time: '{"name": "A", "rounds": [{"races": [{"track": "kart_a00",\n"time": "fast"}]}]}',
  reward: '{"name": "A", "rounds": [{"rewards": [\n{"kind": "car"}]}]}',
};

it.each(ladderFaults)('names the line of a mistake: %s', (code) => {
  const { faults } = readLadder(mistakes[code] ?? '', cars);
  expect(faults.map((one) => [one.line, one.code])).toContainEqual([2, code]);
});

it('names each line of a long file with ten kinds of mistakes, and reads the rest of it', () => {
  const right = ['"Mini"', '"332"', '"kart_a00"', '"41.50"'];
  const wrong = ['"Nobody"', '"333"', '"nowhere"', '"fast"'];
  const raceLines = (at: number) =>
    // A time is parsed by its track.
    ['car', 'tune', 'track', ...(at % 7 === 2 ? [] : ['time'])].map(
      (name, part) => `"${name}": ${(at % 7 === part ? wrong : right)[part]}`,
    );
  const ofRound = ['"colours": 1,', '"criteria": "~Qx",', '"rqLimit": "much",', ''];
  const rounds = Array.from({ length: 200 }, (_, round) => {
    const races = Array.from({ length: 5 }, (_two, at) => `{\n${raceLines(round * 5 + at).join(',\n')}\n}`);
    const number = round === 50 ? '0' : round === 60 ? '60' : String(round + 1);
    const reward = round % 9 === 0 ? '{"kind": "car"}' : '';
    return `{\n"round": ${number},\n${ofRound[round % 4]}\n"races": [\n${races.join(',\n')}\n],\n"rewards": [\n${reward}\n${'\n'.repeat(14)}]\n}`;
  });
  const text = `{\n"name": "Long",\n"rounds": [\n${rounds.join(',\n')}\n]\n}`;
  const lines = text.split('\n');
  expect(lines.length).toBeGreaterThan(10_000);
  const { faults, rounds: read } = readLadder(text, cars);
  const values = {
    'car-unknown': '"Nobody"',
    tune: '"333"',
    track: '"nowhere"',
    time: '"fast"',
    'field-unknown': '"colours"',
    criteria: '"~Qx"',
    value: '"much"',
    reward: '{"kind": "car"}',
    round: '"round": 0,',
  };
  for (const [code, value] of Object.entries(values)) {
    const wanted = lines.flatMap((line, at) => (line.includes(value) ? [at + 1] : []));
    expect([code, faults.filter((one) => one.code === code).map(({ line }) => line)]).toEqual([code, wanted]);
  }
  // The error is about the round, which starts a line before its number.
  const twice = lines.flatMap((line, at) => (line === '"round": 60,' ? [at] : [])).slice(1);
  expect(faults.filter((one) => one.code === 'round-twice').map(({ line }) => line)).toEqual(twice);
  expect(read.length).toBeGreaterThan(190);
});
