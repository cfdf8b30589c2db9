import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car, GarageGroup } from '#contracts';
import {
  collectionShares,
  type CollectionShare,
  type ChoiceGroup,
  formatCriteria,
  matchesCriteria,
  parseCriteria,
} from '#racing';
import type { GarageMutations } from '../../features/garage/use-garage-mutations.ts';
import type { Owned } from '../../features/garage/use-garage.ts';
import { countryName } from '../../lib/i18n/country-name.ts';
import { Empty } from '../../ui/query/empty.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CarArt } from '../../ui/car/car-art.tsx';
import { RemoveIcon } from '../../ui/icons.ts';
import styles from './garage.module.css';
import type { SetFields } from './garage-fields.ts';

type GroupsPartProps = {
  owned: readonly Owned[];
  cars: readonly Car[];
  groups: readonly GarageGroup[];
  set: SetFields;
  acts?: GarageMutations;
};

export function GroupsSection({ owned, cars, groups, set, acts }: GroupsPartProps) {
  const { t, i18n } = useTranslation('garage');
  const open = (filter: string) => set({ part: 'cars', filter, find: '', only: '' });
  const shares = useMemo(
    () => ({
      class: collectionShares(owned, cars, (car) => [car.class]).toSorted(byClass),
      tag: collectionShares(owned, cars, (car) => car.tags),
      country: collectionShares(owned, cars, (car) => [car.country]),
      brand: collectionShares(owned, cars, (car) => [car.brand]),
    }),
    [owned, cars],
  );
  return (
    <>
      {acts || groups.length > 0 ? (
        <section className={styles['panel']} aria-label={t(acts ? 'groups.yours' : 'parts.groups')}>
          <h2>{t(acts ? 'groups.yours' : 'parts.groups')}</h2>
          {groups.length === 0 ? <Empty title={t('groups.none')} text={t('groups.noneText')} /> : null}
          <ul className={styles['groups']}>
            {groups.map((group) => (
              <OwnGroup key={group.groupId} {...{ group, owned, cars, acts }} onOpen={() => open(group.criteria)} />
            ))}
          </ul>
        </section>
      ) : null}
      {(['class', 'tag', 'country', 'brand'] as const).map((kind) => (
        <section key={kind} className={styles['panel']} aria-label={t(`groups.${kind}`)}>
          <h2>{t(`groups.${kind}`)}</h2>
          <ul className={styles['shares']}>
            {shares[kind].map((share) => (
              <Share
                key={share.name}
                share={share}
                carClass={kind === 'class' ? share.name : undefined}
                name={kind === 'country' ? countryName(share.name, i18n.language) : share.name}
                onOpen={() => open(filterOf(kind, share.name))}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const filterOf = (group: ChoiceGroup, value: string): string =>
  formatCriteria([{ name: '', ranges: {}, choices: { [group]: [value] } }]);

const CLASSES = 'SABCDEF';
const byClass = (a: CollectionShare, b: CollectionShare): number => CLASSES.indexOf(a.name) - CLASSES.indexOf(b.name);

type ShareProps = { share: CollectionShare; name: string; carClass: string | undefined; onOpen: () => void };

function Share({ share: { owned, all, value }, name, carClass, onOpen }: ShareProps) {
  const { t, i18n } = useTranslation('garage');
  return (
    <li>
      <button type="button" className={styles['share']} data-class={carClass} onClick={onOpen}>
        <span>{name}</span>
        <b>{t('groups.of', { owned, all })}</b>
        <small>{`${t('figures.value')}: ${value.toLocaleString(i18n.language)}`}</small>
        <span className={styles['bar']}>
          <i style={{ width: `${(100 * owned) / all}%` }} />
        </span>
      </button>
    </li>
  );
}

type OwnGroupProps = Pick<GroupsPartProps, 'owned' | 'cars' | 'acts'> & { group: GarageGroup; onOpen: () => void };

function OwnGroup({ group, owned, cars, acts, onOpen }: OwnGroupProps) {
  const { t } = useTranslation('garage');
  const passes = matchesCriteria(parseCriteria(group.criteria).criteria);
  const inside = owned.filter(({ car }) => passes(car));
  const picture = owned.find(({ car }) => car.id === group.pictureCarId)?.car ?? inside[0]?.car;
  const all = cars.filter(passes).length;
  const have = new Set(inside.map(({ car }) => car.id)).size;
  return (
    <li className={styles['group']} data-class={picture?.class}>
      <button type="button" onClick={onOpen}>
        {picture ? <CarArt car={picture} className={styles['groupArt']} /> : null}
        <span>{group.name}</span>
        <b>{t('groups.of', { owned: have, all })}</b>
      </button>
      {acts ? (
        <span className={styles['drop']}>
          <IconButton
            label={t('groups.remove', { name: group.name })}
            size="small"
            onClick={() => void acts.removeGroup(group, t('groups.removed', { name: group.name }))}
          >
            <RemoveIcon />
          </IconButton>
        </span>
      ) : null}
    </li>
  );
}
