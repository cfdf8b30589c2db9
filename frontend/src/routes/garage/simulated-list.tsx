import { useTranslation } from 'react-i18next';
import { setSimulated, simulate, useSimulated } from '../../features/garage/simulated-upgrades.ts';
import { tuneText } from '../../features/garage/tune-text.ts';
import type { GarageMutations } from '../../features/garage/use-garage-mutations.ts';
import type { Owned } from '../../features/garage/use-garage.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { UndoIcon } from '../../ui/icons.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import styles from './garage.module.css';

export function SimulatedList({ owned, acts }: { owned: readonly Owned[]; acts: GarageMutations }) {
  const { t } = useTranslation(['garage', 'common']);
  const simulated = useSimulated();
  const tried = owned.filter(({ id }) => simulated[id] !== undefined);
  if (tried.length === 0) return null;
  const real = async () => {
    const before = tried.map(({ copy }) => copy);
    const after = before.map((copy) => ({ ...copy, points: simulated[copy.copyId] ?? copy.points }));
    if (await acts.keep(after, t('garage:madeReal'), before)) setSimulated({});
  };
  const drop = () => {
    setSimulated({});
    showSnack({
      kind: 'info',
      text: t('garage:undone'),
      action: { label: t('common:undo'), run: () => setSimulated(simulated) },
    });
  };
  return (
    <ToolPanel title={t('garage:simulated')}>
      <ul className={styles['tried']}>
        {tried.map(({ id, car, copy }) => (
          <li key={id}>
            <span>
              {car.name} <small>{`${tuneText(copy)} → ${tuneText({ points: simulated[id] ?? copy.points })}`}</small>
            </span>
            <IconButton label={`${t('common:undo')}: ${car.name}`} size="small" onClick={() => simulate(id, undefined)}>
              <UndoIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <ToolRow>
        <Button onClick={() => void real()}>{t('garage:makeReal')}</Button>
        <Button onClick={drop}>{t('garage:dropAll')}</Button>
      </ToolRow>
    </ToolPanel>
  );
}
