import { content } from '#test/a-round';
import { given } from '#test/projection-kit';
import type { RoundDraftSaved } from '#domain';
import type { ActorId } from '#kernel';
import { roundDrafts } from './round-drafts.projection.ts';

const saved = (seconds: number): RoundDraftSaved => ({
  type: 'RoundDraftSaved',
  data: { challengeId: 'alpine', round: 2, by: 'ann' as ActorId, content: content(seconds) },
});

it('round-drafts has the latest of each person', () => {
  given(roundDrafts, [saved(60), saved(59)]).then('alpine|2|ann', {
    by: 'ann',
    content: content(59),
    savedAt: '2026-01-01T00:00:00.000Z',
  });
});
