import { readFileSync } from 'node:fs';
import { sharedTokens, themeTokens } from './embed-tokens.ts';

const css = readFileSync('frontend/src/ui/tokens.css', 'utf8');
const [shared = '', dark = '', light = ''] = css.split(/^:root.*\{$/m).slice(1);

describe('the colours of a page in a frame', () => {
  it.each([
    ['shared', shared, sharedTokens],
    ['dark', dark, themeTokens.dark],
    ['light', light, themeTokens.light],
  ] as const)('are those of the look: %s', (_, block, tokens) => {
    const otherwise = Object.entries(tokens).filter(([name, value]) => !block.includes(`${name}: ${value};`));
    expect(otherwise).toEqual([]);
  });
});
