import { useTranslation } from 'react-i18next';
import { appointReviewerBody, translations } from '#contracts';
import type { LanguageCoverage } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { nativeName } from './native-name.ts';
import { StaffMark } from '../../ui/person/staff-mark.tsx';
import styles from './translations.module.css';
import type { TranslatedLanguage } from './use-translations.ts';

type ReviewersProps = { of: LanguageCoverage | undefined; isAdmin: boolean; language: TranslatedLanguage };

export function Reviewers({ of, isAdmin, language }: ReviewersProps) {
  const { t } = useTranslation(['translate', 'problems']);
  const dismiss = (userId: string) =>
    void sendAuthenticated(translations.dismiss, { params: { language, userId } }).catch((thrown: unknown) => {
      const { code, facts } = asProblem(thrown);
      showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
    });
  const reviewers = of?.reviewers ?? [];
  return (
    <div className={styles['reviewers']}>
      <h3>{`${t('translate:reviewers')}: ${nativeName(language)}`}</h3>
      {reviewers.length === 0 ? <p className={styles['hint']}>{t('translate:noReviewers')}</p> : null}
      <ul>
        {reviewers.map((person) => (
          <li key={person.userId}>
            {person.name ?? t('translate:former')}
            <StaffMark name={person.name} />
            {isAdmin ? (
              <Button size="small" onClick={() => dismiss(person.userId)}>
                {t('translate:remove')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {isAdmin ? <Appoint key={language} language={language} /> : null}
    </div>
  );
}

/** Appoints a user by public name: an unknown name is an error at its field. */
function Appoint({ language }: { language: TranslatedLanguage }) {
  const { t } = useTranslation('translate');
  const form = useForm({
    initial: { name: '' },
    contract: appointReviewerBody,
    beside: { 'user-unknown': 'name' },
    submit: async (body) => {
      await sendAuthenticated(translations.appoint, { params: { language }, body });
      form.fields.setValues({ name: '' });
    },
  });
  return (
    <FormFrame label={t('appoint')} form={form} act={t('appoint')}>
      <Field {...form.field('name')} label={t('member')} autoComplete="off" />
    </FormFrame>
  );
}
