import { useTranslation } from 'react-i18next';
import { translations } from '#contracts';
import type { SiteText } from '#contracts';
import type { TextForms } from '#racing';
import { asProblem } from '../../lib/api/problem-error.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import type { TranslatedLanguage } from './use-translations.ts';

export type OfText = Pick<SiteText, 'key'> & { language: TranslatedLanguage };
type Said = 'suggested' | 'withdrawn' | 'approved' | 'declined' | 'reopened';

const UNDO_SECONDS = 10;

export function useResultNotice(key: string) {
  const { t } = useTranslation(['translate', 'problems', 'common']);
  const say = (said: Said, undo?: () => void) =>
    showSnack({
      kind: 'success',
      text: t(`translate:${said}`, { key }),
      ...(undo && { seconds: UNDO_SECONDS, action: { label: t('common:undo'), run: undo } }),
    });
  const failed = (thrown: unknown) => {
    const { code, facts } = asProblem(thrown);
    showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
  };
  const tried = (doing: Promise<unknown>, then: () => void = () => {}) => void doing.then(then).catch(failed);
  return { say, tried };
}

export function useTranslationMutations({ language, key }: OfText) {
  const { say, tried } = useResultNotice(key);
  const params = { language, key };
  const withdraw = (suggestion: string) =>
    tried(sendAuthenticated(translations.withdraw, { params: { ...params, suggestion } }), () => say('withdrawn'));
  return {
    withdraw,
    /** Errors thrown are shown at the field. */
    suggest: async (forms: TextForms) => {
      const { id } = await sendAuthenticated(translations.suggest, { params, body: { forms } });
      say('suggested', () => withdraw(id));
    },
    vote: (suggestion: string, vote: 'up' | 'down' | 'none') =>
      tried(sendAuthenticated(translations.vote, { params: { ...params, suggestion }, body: { vote } })),
    comment: (text: string) => sendAuthenticated(translations.comment, { params, body: { text } }),
    removeComment: (comment: string) =>
      tried(sendAuthenticated(translations.removeComment, { params: { ...params, comment } })),
  };
}

export type TranslationMutations = ReturnType<typeof useTranslationMutations>;
