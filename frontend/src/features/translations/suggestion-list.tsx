import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translationFaults } from '#contracts';
import type { SiteText, TranslationSuggestion } from '#contracts';
import type { TextForms } from '#racing';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { DecisionDialog } from '../../ui/form/decision-dialog.tsx';
import { MoveDownIcon, MoveUpIcon } from '../../ui/icons.ts';
import { PersonLink } from '../../ui/person/person-link.tsx';
import { FormTexts } from './form-texts.tsx';
import { StrangeLinks } from './strange-links.tsx';
import styles from './translations.module.css';
import { useReviewMutations } from './use-review-mutations.ts';
import type { TranslationMutations } from './use-translation-mutations.ts';
import type { TranslatedLanguage } from './use-translations.ts';

type Props = {
  of: SiteText;
  language: TranslatedLanguage;
  acts: TranslationMutations;
  /** A moderator with this id decides here as in the queue; undefined for others. */
  moderator: string | undefined;
  onUse: (forms: TextForms) => void;
};

export function SuggestionList({ of, ...rest }: Props) {
  const { t } = useTranslation('translate');
  if (of.suggestions.length === 0) return <p className={styles['hint']}>{t('noSuggestions')}</p>;
  return (
    <ul className={styles['suggestions']}>
      {[...of.suggestions].reverse().map((one) => (
        <Suggestion key={one.suggestionId} {...rest} of={of} one={one} />
      ))}
    </ul>
  );
}

function Suggestion({ of, language, one, acts, moderator, onUse }: Props & { one: TranslationSuggestion }) {
  const { t } = useTranslation('translate');
  const review = useReviewMutations({ language, key: of.key }, of.isReviewer);
  const [declining, setDeclining] = useState(false);
  const asStaff = moderator !== undefined && moderator !== one.by.userId;
  const mayDecide =
    one.status === 'waiting' && !one.outdated && (one.allowed.includes('approve-translation') || asStaff);
  const mayReopen =
    (one.status === 'approved' || one.status === 'declined') && (one.allowed.includes('reopen-translation') || asStaff);
  return (
    <li>
      <Votes one={one} acts={acts} />
      <div>
        <FormTexts forms={one.forms} language={of.language} />
        <StrangeLinks links={one.strangeLinks} />
        <small>
          <PersonLink name={one.by.name} />
          <span className={styles['tag']} data-state={one.outdated ? 'outdated' : one.status}>
            {one.outdated ? t('state.outdated') : t(`status.${one.status}`)}
          </span>
          {one.reason === null ? null : <span>{t(`reason.${one.reason}`)}</span>}
        </small>
        {one.reasonText === null ? null : <p className={styles['hint']}>{one.reasonText}</p>}
        <div className={styles['row']}>
          <Button size="small" onClick={() => onUse(one.forms)}>
            {t('use')}
          </Button>
          {mayDecide ? (
            <>
              <Button size="small" variant="good" onClick={() => review.approve(one)}>
                {t('approve')}
              </Button>
              <Button size="small" variant="danger" onClick={() => setDeclining(true)}>
                {t('decline')}
              </Button>
            </>
          ) : null}
          {mayReopen ? (
            <Button size="small" onClick={() => review.reopen(one.suggestionId)}>
              {t('reopen')}
            </Button>
          ) : null}
          {one.allowed.includes('withdraw-translation') ? (
            <Button size="small" onClick={() => acts.withdraw(one.suggestionId)}>
              {t('withdraw')}
            </Button>
          ) : null}
        </div>
      </div>
      <DecisionDialog
        of={one}
        reads={({ forms }) => forms}
        title={t('decline')}
        opened={declining}
        act={t('decline')}
        variant="danger"
        options={translationFaults.map((value) => ({ value, text: t(`reason.${value}`) }))}
        help={t('rights')}
        submit={review.decline}
        onClose={() => setDeclining(false)}
      />
    </li>
  );
}

function Votes({ one, acts }: { one: TranslationSuggestion; acts: TranslationMutations }) {
  const { t } = useTranslation('translate');
  const cannot = one.status !== 'waiting' || (one.allowed.length > 0 && !one.allowed.includes('vote-on-translation'));
  const press = (vote: 'up' | 'down') => acts.vote(one.suggestionId, one.mine === vote ? 'none' : vote);
  return (
    <span className={styles['votes']}>
      <IconButton
        size="small"
        label={t('for')}
        aria-pressed={one.mine === 'up'}
        disabled={cannot}
        onClick={() => press('up')}
      >
        <MoveUpIcon aria-hidden="true" />
      </IconButton>
      <b>{one.up - one.down}</b>
      <IconButton
        size="small"
        label={t('against')}
        aria-pressed={one.mine === 'down'}
        disabled={cannot}
        onClick={() => press('down')}
      >
        <MoveDownIcon aria-hidden="true" />
      </IconButton>
    </span>
  );
}
