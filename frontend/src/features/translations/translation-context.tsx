import { useTranslation } from 'react-i18next';
import type { SiteText } from '#contracts';
import { FormTexts } from './form-texts.tsx';
import { StrangeLinks } from './strange-links.tsx';
import { StaffMark } from '../../ui/person/staff-mark.tsx';
import styles from './translations.module.css';

export function TranslationContext({ text, suggestionId }: { text: SiteText; suggestionId: string }) {
  const { t } = useTranslation('translate');
  const suggestion = text.suggestions.find((one) => one.suggestionId === suggestionId);
  if (!suggestion) return null;
  return (
    <div className={styles['context']}>
      <code>{text.key}</code>
      <h3>{t('english')}</h3>
      <FormTexts forms={text.english} language="en" />
      {text.live ? (
        <>
          <h3>{t('was')}</h3>
          <FormTexts forms={text.live} language={text.language} />
        </>
      ) : null}
      <h3>
        {suggestion.by.name ?? t('former')}
        <StaffMark name={suggestion.by.name} />
      </h3>
      <FormTexts forms={suggestion.forms} language={text.language} />
      <StrangeLinks links={suggestion.strangeLinks} />
    </div>
  );
}
