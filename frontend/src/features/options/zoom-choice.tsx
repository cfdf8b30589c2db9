import { useTranslation } from 'react-i18next';
import { zoomSteps } from '../../lib/settings/settings.ts';
import type { ZoomPercent } from '../../lib/settings/settings.ts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import styles from './options-dialog.module.css';

type ZoomChoiceProps = { label: string; value: ZoomPercent; onChange: (value: ZoomPercent) => void };

/** Zoom of the full page, in steps; pinching still works. */
export function ZoomChoice({ label, value, onChange }: ZoomChoiceProps) {
  const { i18n } = useTranslation();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const choices = zoomSteps.map((step) => ({ value: String(step), label: percent.format(step / 100) }));
  const choose = (text: string) => {
    const step = zoomSteps.find((one) => String(one) === text);
    if (step !== undefined) onChange(step);
  };
  return (
    <div className={styles['choice']}>
      <span>{label}</span>
      <SegmentedControl wide label={label} value={String(value)} choices={choices} onChange={choose} />
    </div>
  );
}
