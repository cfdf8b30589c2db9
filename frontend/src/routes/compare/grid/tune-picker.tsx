import { useTranslation } from 'react-i18next';
import { extraTunes, hasExtraTunes, offeredTunes } from '#racing';
import type { CarClass, Tune } from '#racing';
import { useSetting } from '../../../lib/settings/settings.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { DoneIcon } from '../../../ui/icons.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import type { MenuEntry } from '../../../ui/menu/menu-entries.ts';
import { TuneGlyph } from '../../../ui/tune/tune-glyph.tsx';
import styles from './tune-picker.module.css';

type TunePickerProps = {
  tune: Tune | undefined;
  name: string;
  /** Of the car; undefined until it is known. */
  carClass: CarClass | undefined;
  tabIndex: 0 | -1;
  /** Shows only the chosen tune. */
  brief?: boolean;
  opened: boolean;
  onOpened: (opened: boolean) => void;
  onTune: (tune: Tune | undefined) => void;
  onAll: () => void;
};

const none: readonly Tune[] = [];
const shown = offeredTunes.slice(0, 3);

/**
 * The three full tunes within reach, the others in a menu. One tap chooses; on touch screens the chosen one opens the
 * menu.
 */
export function TunePicker({
  tune,
  name,
  carClass,
  tabIndex,
  brief = false,
  opened,
  onOpened,
  onTune,
  onAll,
}: TunePickerProps) {
  const { t } = useTranslation('compare');
  const byFinger = useMedia('(max-width: 767px), (pointer: coarse)') || brief;
  const showCustomTunes = useSetting('showCustomTunes');
  const extra = showCustomTunes && carClass && hasExtraTunes(carClass) ? extraTunes : none;
  const other = tune !== undefined && !shown.includes(tune);
  const chosen = (one: Tune | undefined) => (one === tune ? <DoneIcon /> : null);
  const entries: MenuEntry[] = [
    ...[...offeredTunes, ...extra].map((one) => ({
      key: one,
      text: <TuneGlyph tune={one} />,
      end: chosen(one),
      run: () => onTune(one),
    })),
    'rule',
    { key: 'all', text: t('allTunes'), run: onAll },
    { key: 'none', text: t('noTune'), end: chosen(undefined), run: () => onTune(undefined) },
  ];
  const more = (
    <button
      type="button"
      tabIndex={tabIndex}
      className={styles['tune']}
      data-chosen={byFinger || other || undefined}
      aria-label={t('moreTunes', { name })}
      aria-haspopup="menu"
    >
      {byFinger ? (tune ?? t('noTuneShort')) : other ? tune : '···'}
    </button>
  );
  return (
    <span className={styles['picker']} role="group" aria-label={t('tuneOf', { name })}>
      {byFinger
        ? null
        : shown.map((one) => (
            <button
              key={one}
              type="button"
              tabIndex={tabIndex}
              aria-pressed={one === tune}
              className={styles['tune']}
              onClick={() => onTune(one)}
            >
              {one}
            </button>
          ))}
      <Menu width={170} opened={opened} onChange={onOpened} trigger={more} entries={entries} />
    </span>
  );
}
