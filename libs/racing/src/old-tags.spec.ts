import { isOldTag } from './old-tags.ts';

describe('old tags', () => {
  it.each(['5th Anniversary', 'Christmas Collection 22', 'Year of the Dragon', 'Summer Games'])('have %s', (tag) => {
    expect(isOldTag(tag)).toBe(true);
  });

  it.each(['Motorsport', 'Red', 'World Expo', 'Summer Games 26', 'Road'])('do not have %s', (tag) => {
    expect(isOldTag(tag)).toBe(false);
  });
});
