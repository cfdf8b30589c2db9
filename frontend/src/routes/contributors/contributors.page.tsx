import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContributionCode, contributionKinds, type ContributorList } from '#contracts';
import { useContributors } from '../../features/contributors/use-contributors.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';
import { ToolPage } from '../stuff/tool-page.tsx';
import styles from './contributors.module.css';
import { ContributorTable } from './contributor-table.tsx';
import { Moderation } from './moderation.tsx';
import { MyContributorConsent } from './my-contributor-consent.tsx';

const ALL = 'all';
const FIRST = { period: ALL, kind: ALL };
const MONTH_LENGTH = '2026-01'.length;
const YEARS_OFFERED = 4;

export function ContributorsPage() {
  const { t } = useTranslation('contributors');
  const [fields, set] = useAddressFields(FIRST);
  const kind = contributionKinds.find((one) => one === fields.kind);
  const asked = useContributors({ period: fields.period === ALL ? undefined : fields.period, kind });
  return (
    <ToolPage name="Contributors" linked>
      <div className={styles['page']}>
        <div className={styles['main']}>
          <Choices period={fields.period} kind={kind} years={asked.value?.years ?? []} set={set} />
          <QueryBoundary of={asked}>{(list) => <People list={list} kind={kind} />}</QueryBoundary>
        </div>
        <aside className={styles['side']}>
          {asked.value?.own ? <MyContributorConsent own={asked.value.own} changed={asked.retry} /> : null}
          {asked.value ? <Patrons patrons={asked.value.patrons} /> : null}
          <Moderation />
          <ToolPanel title={t('rule')}>
            <p>{t('ruleWhat')}</p>
            <p>{t('ruleNot')}</p>
            <p>{t('rulePatrons')}</p>
          </ToolPanel>
        </aside>
      </div>
    </ToolPage>
  );
}

type ChoicesProps = {
  period: string;
  kind: ContributionCode | undefined;
  years: readonly number[];
  set: (changes: Partial<typeof FIRST>) => void;
};

function Choices({ period, kind, years, set }: ChoicesProps) {
  const { t } = useTranslation('contributors');
  const [month] = useState(() => new Date().toISOString().slice(0, MONTH_LENGTH));
  const periods = [
    { value: ALL, text: t('allTime') },
    { value: month, text: t('thisMonth') },
    ...years.slice(0, YEARS_OFFERED).map((year) => ({ value: String(year), text: String(year) })),
  ];
  return (
    <div className={styles['choices']}>
      <ChoiceField label={t('period')} options={periods} value={period} onChange={(next) => set({ period: next })} />
      <ChoiceField
        label={t('kind')}
        options={[
          { value: ALL, text: t('everything') },
          ...contributionKinds.map((value) => ({ value, text: t(`kinds.${value}`) })),
        ]}
        value={kind ?? ALL}
        onChange={(next) => set({ kind: next })}
      />
    </div>
  );
}

function People({ list, kind }: { list: ContributorList; kind: ContributionCode | undefined }) {
  const { t, i18n } = useTranslation('contributors');
  if (list.items.length === 0) return <Empty title={t('none')} text={t('noneHelp')} />;
  return (
    <>
      <ContributorTable items={list.items} kind={kind} />
      <p className={styles['quiet']}>
        {t('people', { number: list.people.toLocaleString(i18n.language) })} ·{' '}
        {t('counted', {
          time: new Date(list.countedAt).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </p>
    </>
  );
}

function Patrons({ patrons }: Pick<ContributorList, 'patrons'>) {
  const { t } = useTranslation('contributors');
  return (
    <ToolPanel title={t('patrons')}>
      <p>{t('patronsThanks')}</p>
      {patrons.length > 0 ? (
        <ul className={styles['patrons']}>
          {patrons.map(({ name, tier }) => (
            <li key={name}>
              {name} <small>{t('tier', { tier })}</small>
            </li>
          ))}
        </ul>
      ) : null}
    </ToolPanel>
  );
}
