import { type ActorId, type Job, type JobStep, jobStep } from '#kernel';
import type { TextForms } from '#racing';
import { demoModerator } from '../../lap-time/demo/demo-times.ts';
import { seedJob } from '../../seed/seed-job.ts';
import { ApproveTranslation, approveTranslation } from '../decide-translation.ts';
import { SuggestTranslation, suggestTranslation } from '../suggest-translation.ts';
import type { TranslationEvent } from '../translation.events.ts';
import { type Translation, translation, translationStream } from '../translation.state.ts';

/** Increase with every change of the data. */
const DEMO_VERSION = 2;

/** A demo suggestion; `live`: a reviewer approved it, for an English that may have changed since. */
export type DemoTranslation = {
  readonly language: string;
  readonly key: string;
  readonly author: ActorId;
  readonly textId: string;
  readonly forms: TextForms;
  readonly english: TextForms;
  readonly live?: true;
};

const by = (word: string): ActorId => `demo:${word}` as ActorId;
const one = (
  [language, key, author]: readonly [string, string, string],
  english: string,
  text: string,
  live?: true,
): DemoTranslation => ({
  language,
  key,
  author: by(author),
  textId: `demo-translation-${language}-${key.replaceAll(/\W/g, '-')}`,
  forms: { text },
  english: { text: english },
  ...(live && { live }),
});

/** Some wait, one is live, and one is for an English text that the site no longer has. */
export const demoTranslations: readonly DemoTranslation[] = [
  one(['pl', 'common:close', 'cobalt'], 'Close', 'Zamknij okno'),
  one(['pl', 'common:undo', 'dune'], 'Take back', 'Cofnij', true),
  one(['de', 'common:close', 'birch'], 'Close', 'Zumachen'),
  one(['fr', 'common:close', 'amber'], 'Close', 'Refermer'),
  one(['sk', 'translate:choose', 'birch'], 'Choose a text', 'Vyber si text', true),
];

/** The job that suggests them, and then approves some. Their texts must be stored before. */
export const demoTranslationsSeed: Job = {
  ...seedJob('demo-translations', DEMO_VERSION, () =>
    demoTranslations.flatMap((one, at) => [suggestion(one, at), ...(one.live ? [approval(one, at)] : [])]),
  ),
  inOrder: true,
};

const idAt = (at: number): string => `7a1e4f7a-1b2c-5d3e-8f4a-0b1c2d3f${String(at).padStart(4, '0')}`;

const suggestion = ({ language, key, author, textId, forms, english }: DemoTranslation, at: number): JobStep =>
  jobStep<Translation, TranslationEvent>({
    key: at,
    stream: translationStream({ language, key }),
    command: 'SuggestTranslation',
    data: { language, key, forms },
    actor: author,
    decider: translation,
    decide: (state, { meta }) => {
      const command = new SuggestTranslation({ language, key, forms }, meta);
      return state.suggestions[idAt(at)]
        ? []
        : suggestTranslation(command, state, { suggestionId: idAt(at), english, textId });
    },
  });

const approval = ({ language, key, forms, english }: DemoTranslation, at: number): JobStep => {
  const of = { language, key, suggestionId: idAt(at) };
  return jobStep<Translation, TranslationEvent>({
    key: `approve-${at}`,
    stream: translationStream(of),
    command: 'ApproveTranslation',
    data: of,
    actor: demoModerator,
    decider: translation,
    decide: (state, { meta }) => {
      if (state.suggestions[of.suggestionId]?.status !== 'waiting') return [];
      const as = { ...meta, role: 'moderator' } as const;
      return approveTranslation(new ApproveTranslation(of, as), state, {
        forms,
        english,
        translators: { reviewers: [] },
      });
    },
  });
};
