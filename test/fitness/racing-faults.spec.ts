import { problemCodes } from '#contracts';
import { deckFaults, trackCodeFaults } from '#racing';

describe('what racing refuses', () => {
  it.each([...trackCodeFaults, ...deckFaults])('%s has a sentence for the user', (code) => {
    const codes: readonly string[] = problemCodes;
    expect(codes).toContain(code);
  });
});
