import { useTranslation } from 'react-i18next';
import type { Group } from '#contracts';
import { GroupCard } from '../../features/groups/group-card.tsx';
import { GroupDetail } from '../../features/groups/group-detail.tsx';
import styles from '../../features/groups/groups.module.css';
import { useGroups, useMyGroups } from '../../features/groups/use-groups.ts';
import { useGroupLabels } from '../../features/groups/use-group-labels.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Button } from '../../ui/button/button.tsx';
import { AddIcon, MembersIcon } from '../../ui/icons.ts';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { AddGroup } from './add-group.tsx';
import { type CommunityFields, FIRST } from './community-fields.ts';
import { CommunityTools } from './community-tools.tsx';
import { GroupActions } from './group-actions.tsx';
import { MyGroupsSection } from './my-groups-section.tsx';
import { sectionsOf } from './sections-of.ts';
import page from './community.module.css';

export function CommunityPage() {
  const { t } = useTranslation(['community', 'shell']);
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const [fields, set] = useAddressFields(FIRST);
  const found = useGroups();
  const mine = useMyGroups(isSignedIn);
  return (
    <ContentPage
      title={t('shell:menu.Community')}
      subtitle={t('community:subtitle')}
      actions={
        <Button variant="main" icon={<AddIcon aria-hidden="true" />} onClick={() => set({ add: 'yes' })}>
          {t('community:add')}
        </Button>
      }
    >
      {fields.add === '' ? null : <AddGroup onDone={() => set({ add: '' })} />}
      {mine.value ? <MyGroupsSection of={mine.value} /> : null}
      <QueryBoundary of={found}>{({ items }) => <Directory {...{ items, fields, set }} />}</QueryBoundary>
    </ContentPage>
  );
}

type DirectoryProps = {
  items: readonly Group[];
  fields: CommunityFields;
  set: (changes: Partial<CommunityFields>) => void;
};

function Directory({ items, fields, set }: DirectoryProps) {
  const { t } = useTranslation('community');
  const words = useGroupLabels();
  const chosen = items.find(({ groupId }) => groupId === fields.group);
  const sections = sectionsOf(items.filter(fitting(fields)), words.byCountry);
  const title = (name: string) =>
    name === 'official' || name === 'stale' ? t(`sections.${name}`) : words.country(name);
  return (
    <>
      <CommunityTools {...{ items, fields, set }} />
      <div className={page['two']} data-chosen={chosen ? true : undefined}>
        <div className={page['sections']}>
          {sections.length === 0 ? (
            <Empty
              icon={<MembersIcon aria-hidden="true" />}
              title={t('none')}
              text={t(items.length === 0 ? 'subtitle' : 'noneHelp')}
            >
              <Button onClick={() => set({ ...FIRST, add: items.length === 0 ? 'yes' : '' })}>
                {items.length === 0 ? t('add') : t('showAll')}
              </Button>
            </Empty>
          ) : null}
          {sections.map(([name, groups]) => (
            <details key={name} open={name !== 'stale'}>
              <summary>{`${title(name)} ${groups.length}`}</summary>
              <ul className={styles['cards']}>
                {groups.map((one) => (
                  <GroupCard
                    key={one.groupId}
                    of={one}
                    chosen={one === chosen}
                    onChoose={() => set({ group: one === chosen ? '' : one.groupId })}
                  />
                ))}
              </ul>
            </details>
          ))}
        </div>
        {chosen ? (
          <aside className={page['chosen']}>
            <GroupDetail of={chosen}>
              <GroupActions key={chosen.groupId} of={chosen} />
            </GroupDetail>
          </aside>
        ) : null}
      </div>
    </>
  );
}

const fitting = ({ q, kind, language, country }: CommunityFields) => {
  const words = q.toLocaleLowerCase().split(/\s+/);
  return (group: Group): boolean => {
    const text = `${group.name} ${group.description ?? ''}`.toLocaleLowerCase();
    return (
      (kind === '' || group.kind === kind) &&
      (language === '' || group.language === language) &&
      (country === '' || group.countries.includes(country)) &&
      words.every((word) => text.includes(word))
    );
  };
};
