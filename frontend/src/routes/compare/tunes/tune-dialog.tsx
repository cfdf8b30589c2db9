import { useTranslation } from 'react-i18next';
import { extraTunes, hasExtraTunes, offeredTunes } from '#racing';
import type { Tune } from '#racing';
import type { Car } from '#contracts';
import { useSetting } from '../../../lib/settings/settings.ts';
import { MAX_CARS } from '../../../lib/deck/deck.ts';
import type { Deck } from '../../../lib/deck/deck.ts';
import { statsKey } from '../../../features/lap-times/fetch-lap-times.ts';
import { useLapTimes } from '../../../features/lap-times/use-lap-times.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { Compared } from '../grid/compare-context.ts';
import { useCarName } from '../grid/use-car-name.ts';
import { CustomTune } from './custom-tune.tsx';
import { VersionOfColumn } from './version-of-column.tsx';
import { TuneLine } from './tune-line.tsx';
import { tuneWins } from './tune-wins.ts';
import styles from './tune-dialog.module.css';

type TuneDialogProps = { opened: boolean; onClose: () => void; compared: Compared; column: number };

export function TuneDialog({ opened, onClose, compared, column }: TuneDialogProps) {
  const { t } = useTranslation(['grid', 'common']);
  const carName = useCarName();
  const { deck, cars } = compared;
  const there = deck.cars[column];
  const car = cars.byId.get(there?.carId ?? '');
  const footer = (
    <Button variant="main" onClick={onClose}>
      {t('common:done')}
    </Button>
  );
  const title = t('tunes.title', { name: carName(car, column) });
  return (
    <Dialog opened={opened && there !== undefined} onClose={onClose} title={title} width={560} footer={footer}>
      {opened && there ? (
        <Tunes compared={compared} column={column} car={car} carId={there.carId} tune={there.tune} />
      ) : null}
    </Dialog>
  );
}

type TunesProps = Omit<TuneDialogProps, 'opened' | 'onClose'> & {
  car: Car | undefined;
  carId: string;
  tune: Tune | undefined;
};

/** One query for times takes this many cars. */
const MAX_REQUESTED = 30;

/** The five tunes of every car, those of its class where wanted, and those of the deck. */
function useTunes({ compared, car, carId }: TunesProps): Tune[] {
  const custom = useSetting('showCustomTunes');
  const inDeck = compared.deck.cars.flatMap((one) => (one.carId === carId && one.tune ? [one.tune] : []));
  const extra = custom && car && hasExtraTunes(car.class) ? extraTunes : [];
  return [...new Set([...offeredTunes, ...inDeck, ...extra])].slice(0, MAX_REQUESTED);
}

const withCar = (deck: Deck, column: number, carId: string): Deck => ({
  ...deck,
  cars: deck.cars.map((car, place) => (place === column ? { ...car, carId } : car)),
});

function Tunes(props: TunesProps) {
  const { compared, column, car, carId, tune } = props;
  const { t } = useTranslation('grid');
  const custom = useSetting('showCustomTunes');
  const tunes = useTunes(props);
  const { deck, commands } = compared;
  const { tracks } = deck;
  const lapTimes = useLapTimes({ cars: tunes.map((one) => ({ carId, tune: one })), tracks });
  const { wins, of } = tuneWins(tunes, tracks, (one, trackCode) => {
    const known = lapTimes.of({ carId, tune: one, trackCode });
    return known.status === 'known' && !known.lapTime.past ? known.lapTime : undefined;
  });
  const full = deck.cars.length >= MAX_CARS;
  const add = (one: Tune) => commands.addTune(column, one);
  const said = lapTimes.failed ? t('tunes.failed') : lapTimes.loading ? t('tunes.loading') : t('tunes.counted', { of });
  return (
    <div className={styles['content']}>
      <VersionOfColumn carId={carId} car={car} onCar={(next) => commands.replace(withCar(deck, column, next))} />
      <p className={styles['hint']} role="status">
        {said} {lapTimes.failed ? <Button onClick={lapTimes.retry}>{t('tunes.retry')}</Button> : null}
      </p>
      <ul className={styles['tunes']}>
        {tunes.map((one) => (
          <TuneLine
            key={one}
            tune={one}
            car={car}
            known={lapTimes.stats.get(statsKey({ carId, tune: one }))}
            chosen={one === tune}
            wins={wins.get(one) ?? 0}
            of={of}
            full={full}
            onChoose={() => commands.setTune(column, one)}
            onAdd={() => add(one)}
          />
        ))}
      </ul>
      {custom ? <CustomTune full={full} onChoose={(one) => commands.setTune(column, one)} onAdd={add} /> : null}
    </div>
  );
}
