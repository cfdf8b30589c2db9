import { given } from '#test/projection-kit';
import type { CarTagStated, TagStatus } from '#domain';
import { ALL_TAGS, carTagsView } from './car-tags.projection.ts';

const stated = (tag: string, standing: TagStatus): CarTagStated => ({
  type: 'CarTagStated',
  data: { tag, standing, gameVersion: '26', reason: 'now-known' },
});

it('has what was said of each tag last', () => {
  given(carTagsView, [stated('Winter', 'upcoming'), stated('Sub-Zero', 'current'), stated('Winter', 'old')]).then(
    ALL_TAGS,
    { said: { Winter: 'old', 'Sub-Zero': 'current' } },
  );
});
