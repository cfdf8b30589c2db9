import { useTranslation } from 'react-i18next';
import { type ContributionCode, contributionKinds, type ContributorList } from '#contracts';
import { PersonLink } from '../../ui/person/person-link.tsx';
import styles from './contributors.module.css';

type Items = ContributorList['items'];

export function ContributorTable({ items, kind }: { items: Items; kind: ContributionCode | undefined }) {
  const { t, i18n } = useTranslation('contributors');
  const most = items[0]?.total ?? 1;
  const shown = kind ? [kind] : contributionKinds;
  const number = (of: number) => of.toLocaleString(i18n.language);
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('place')}</th>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('total')}</th>
          {kind
            ? null
            : contributionKinds.map((one) => (
                <th key={one} scope="col" className={styles['wide']}>
                  {t(`kinds.${one}`)}
                </th>
              ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ rank, name, total, counts }) => (
          <tr key={name}>
            <td className={styles['place']} data-rank={rank <= 3 ? rank : undefined}>
              {rank}
            </td>
            <th scope="row">
              <PersonLink name={name} />
              <span aria-hidden="true" className={styles['bar']} style={{ inlineSize: `${(100 * total) / most}%` }}>
                {shown.map((one) => (
                  <i key={one} data-kind={one} style={{ flexGrow: counts[one] }} />
                ))}
              </span>
            </th>
            <td className={styles['total']}>{number(total)}</td>
            {kind
              ? null
              : contributionKinds.map((one) => (
                  <td key={one} className={styles['wide']}>
                    {counts[one] === 0 ? '–' : number(counts[one])}
                  </td>
                ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
