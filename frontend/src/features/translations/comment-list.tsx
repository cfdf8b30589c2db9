import { useTranslation } from 'react-i18next';
import { commentOnTranslationBody, TRANSLATION_COMMENT_MAX } from '#contracts';
import type { SiteText } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PersonLink } from '../../ui/person/person-link.tsx';
import styles from './translations.module.css';
import type { TranslationMutations } from './use-translation-mutations.ts';

export function CommentList({ of, acts }: { of: SiteText; acts: TranslationMutations }) {
  const { t } = useTranslation('translate');
  return (
    <>
      <ul className={styles['comments']}>
        {of.comments.map(({ commentId, by, text, allowed }) => (
          <li key={commentId}>
            <b>
              <PersonLink name={by.name} />
            </b>
            <p>{text}</p>
            {allowed.includes('remove-translation-comment') ? (
              <Button size="small" variant="ghost" onClick={() => acts.removeComment(commentId)}>
                {t('remove')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {/* Begun anew with each comment that is there. */}
      <CommentForm key={of.comments.at(-1)?.commentId} of={of} acts={acts} />
    </>
  );
}

function CommentForm({ of, acts }: { of: SiteText; acts: TranslationMutations }) {
  const { t } = useTranslation('translate');
  const form = useForm({
    initial: { text: '' },
    draft: `comment:${of.language}|${of.key}`,
    contract: commentOnTranslationBody,
    submit: async ({ text }) => void (await acts.comment(text)),
  });
  const { onChange, ...field } = form.field('text');
  return (
    <FormFrame label={t('comment')} form={form} act={t('send')}>
      <TextField
        {...field}
        label={t('comment')}
        rows={2}
        maxLength={TRANSLATION_COMMENT_MAX}
        onChange={({ target }) => onChange(target.value)}
      />
    </FormFrame>
  );
}
