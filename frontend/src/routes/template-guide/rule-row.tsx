import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import type { TemplateFinding, TemplateRule, Verdict } from '../../features/templates/check-template.ts';
import type { SharedAttribute } from '../../features/templates/template-context.ts';
import { useAttributeName } from './use-attribute-name.ts';
import { DoneIcon, FailedIcon, InfoIcon } from '../../ui/icons.ts';
import styles from './template-guide.module.css';

/** More names than these are counted. */
const MAX_NAMES = 12;
const icons = { good: DoneIcon, consider: InfoIcon, mend: FailedIcon } as const;

type RuleRowProps = { rule: TemplateRule; number: number; finding: TemplateFinding<Car> | undefined };

export function RuleRow({ rule, number, finding }: RuleRowProps) {
  const { t } = useTranslation('templateguide');
  return (
    <li className={styles['rule']}>
      <span className={styles['number']} aria-hidden="true">
        {number}
      </span>
      <div>
        <h3>{t(`rules.${rule}.name`)}</h3>
        <p>{t(`rules.${rule}.text`)}</p>
        {finding ? <Detail finding={finding} /> : null}
      </div>
      {finding ? <VerdictMark verdict={finding.verdict} /> : null}
    </li>
  );
}

function VerdictMark({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('templateguide');
  const Icon = icons[verdict];
  return (
    <span className={styles['verdict']} data-verdict={verdict}>
      <Icon aria-hidden="true" />
      {t(`verdicts.${verdict}`)}
    </span>
  );
}

function Detail({ finding }: { finding: TemplateFinding<Car> }) {
  const { t, i18n } = useTranslation('templateguide');
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  if (finding.rule === 'context') return <Facts facts={finding.facts} />;
  if (finding.rule === 'similar') return <Found text={t('found.rq', { from: finding.from, to: finding.to })} />;
  if (finding.rule === 'tracks') return <Found text={t('found.tracks', { number: finding.count })} />;
  if (finding.rule !== 'allCars') return null;
  const { missing, of } = finding;
  const names = missing.slice(0, MAX_NAMES).map(({ name }) => name);
  const more = missing.length - names.length;
  return (
    <>
      <Found text={t('found.there', { number: of - missing.length, of })} />
      {names.length === 0 ? null : (
        <Found text={t('found.missing', { names: list.format(more > 0 ? [...names, `+${more}`] : names) })} />
      )}
    </>
  );
}

function Facts({ facts }: { facts: readonly SharedAttribute[] }) {
  const { t, i18n } = useTranslation('templateguide');
  const nameOf = useAttributeName();
  if (facts.length === 0) return <Found text={t('found.nothingShared')} />;
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  return <Found text={t('found.shared', { facts: list.format(facts.map(nameOf)) })} />;
}

function Found({ text }: { text: string }) {
  return <p className={styles['found']}>{text}</p>;
}
