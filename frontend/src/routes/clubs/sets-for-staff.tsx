import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClubSet, clubSetKinds } from '#contracts';
import { Button } from '../../ui/button/button.tsx';
import { HistoryLink } from '../../ui/history/history-link.tsx';
import { AddIcon } from '../../ui/icons.ts';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import styles from './clubs.module.css';
import { EditSet } from './edit-set.tsx';
import { NewSet } from './new-set.tsx';

export function SetsForStaff({ sets }: { sets: readonly ClubSet[] }) {
  const { t } = useTranslation(['clubs', 'events']);
  const [opened, setOpened] = useState<string>();
  const back = () => setOpened(undefined);
  if (opened === 'cars' || opened === 'tracks') return <NewSet kind={opened} sets={sets} onDone={back} />;
  if (opened !== undefined) return <EditSet id={opened.slice(ID_MARK.length)} onDone={back} />;
  return clubSetKinds.map((kind) => (
    <ToolPanel key={kind} title={t(`clubs:kinds.${kind}`)}>
      <ToolRow>
        <Button icon={<AddIcon aria-hidden="true" />} onClick={() => setOpened(kind)}>
          {t(`clubs:staff.new.${kind}`)}
        </Button>
      </ToolRow>
      <ul className={styles['rows']}>
        {sets
          .filter(({ facts }) => facts.kind === kind)
          .map(({ setId, status, facts }) => (
            <li key={setId}>
              <span>
                <b>{facts.name}</b>
                <small>
                  {setId}
                  {status === 'retired' ? ` · ${t('clubs:staff.retired')}` : ''}
                </small>
              </span>
              <Button
                size="small"
                aria-label={t('clubs:staff.editSet', { name: facts.name })}
                onClick={() => setOpened(ID_MARK + setId)}
              >
                {t('clubs:staff.change')}
              </Button>
              <HistoryLink small kind="club-set" itemId={setId} name={facts.name} />
            </li>
          ))}
      </ul>
    </ToolPanel>
  ));
}

/** Before the id of a set, which may be "cars" itself. */
const ID_MARK = '#';
