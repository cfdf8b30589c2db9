import { formerViews, projections } from '#projections';
import { publicViews } from '#contracts';

describe('a former name of a view', () => {
  const former = formerViews.map(({ name }) => name);

  it.each(projections.map(({ name }) => name))('is not %s', (name) => {
    expect(former).not.toContain(name);
  });

  it('is none that the public stream has', () => {
    expect(publicViews.filter((name) => former.includes(name))).toEqual([]);
  });
});
