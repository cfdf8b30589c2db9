import { useTranslation } from 'react-i18next';
import type { Change } from '../../features/car/changes.ts';
import { useAttributeText } from './use-attribute-text.ts';
import styles from './change-list.module.css';

type ChangeListProps = {
  changes: readonly Change[];
  /** One below the other, or next to each other where there is room. */
  spread?: boolean;
};

export function ChangeList({ changes, spread = false }: ChangeListProps) {
  return (
    <ul className={styles['changes']} data-spread={spread || undefined}>
      {changes.map((change) => (
        <li key={change.field}>
          <OneChange change={change} />
        </li>
      ))}
    </ul>
  );
}

function OneChange({ change }: { change: Change }) {
  const { t } = useTranslation('car');
  const text = useAttributeText();
  const { field, was, is, difference } = change;
  if (field === 'tags') return <TagChange was={was} is={is} />;
  return (
    <>
      <span className={styles['label']}>{text.label(field)}</span>
      <span className={styles['values']}>
        <span className={styles['was']}>{text.value(field, was)}</span> → {text.value(field, is)}
      </span>
      <Signed change={change} text={text.difference(field, difference) ?? t('changed')} />
    </>
  );
}

/** The shape shows better or worse, not the colour alone; screen readers read it. */
function Signed({ change: { field, verdict }, text }: { change: Change; text: string }) {
  const { t } = useTranslation('car');
  const ofPrice = field === 'rq' || field === 'class';
  const said = verdict === 'neither' ? 'neither' : ofPrice ? (verdict === 'better' ? 'cheaper' : 'dearer') : verdict;
  return (
    <span className={styles['signed']} data-verdict={verdict}>
      {text}
      <span className="sr">, {t(`verdicts.${said}`)}</span>
    </span>
  );
}

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

function TagChange({ was, is }: { was: unknown; is: unknown }) {
  const { t } = useTranslation('car');
  const [before, now] = [listOf(was), listOf(is)];
  const lines = [
    ...now.filter((tag) => !before.includes(tag)).map((tag) => ({ tag, what: t('tagAdded') })),
    ...before.filter((tag) => !now.includes(tag)).map((tag) => ({ tag, what: t('tagRemoved') })),
  ];
  return (
    <>
      <span className={styles['label']}>{t('facts.tags')}</span>
      <span className={styles['tags']}>
        {lines.map(({ tag, what }) => (
          <span key={tag}>
            {tag}{' '}
            <span className={styles['signed']} data-verdict="neither">
              {what}
            </span>
          </span>
        ))}
      </span>
    </>
  );
}

export function ChangeLegend() {
  const { t } = useTranslation('car');
  return (
    <p className={styles['legend']}>
      {(['better', 'worse', 'neither'] as const).map((verdict) => (
        <span key={verdict} className={styles['signed']} data-verdict={verdict}>
          {t(verdict === 'worse' ? 'worseOrDearer' : `verdicts.${verdict}`)}
        </span>
      ))}
      <span>{t('ratingDown')}</span>
    </p>
  );
}
