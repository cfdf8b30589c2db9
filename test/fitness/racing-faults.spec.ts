import { problemCodes } from '#contracts';
import { deckFaults, lapTimeFaults, trackCodeFaults } from '#racing';

describe('what racing refuses', () => {
  it.each([...lapTimeFaults, ...trackCodeFaults, ...deckFaults])('%s has a sentence for the user', (code) => {
    const codes: readonly string[] = problemCodes;
    expect(codes).toContain(code);
  });
});
