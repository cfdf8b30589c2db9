import { useTranslation } from 'react-i18next';
import { type Drive, gripOfBest, gripPercent, type SimpleSurface, tyres } from '#racing';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import { Checked } from './checked.tsx';
import { SheetTable } from './sheet-table.tsx';

const initial = { drive: '4WD', grip: 'percent' };
const drives = ['4WD', 'RWD', 'FWD'] as const satisfies readonly Drive[];
const surfaces = [
  '00',
  '01',
  '10',
  '11',
  '20',
  '50',
  '70',
  '71',
  '60',
  '30',
] as const satisfies readonly SimpleSurface[];

export function GripPanel() {
  const { t } = useTranslation(['cheatsheet', 'cars']);
  const words = useTrackLabels();
  const [fields, set] = useAddressFields(initial);
  const drive = drives.find((one) => one === fields.drive) ?? '4WD';
  const ways = {
    percent: (surface: SimpleSurface, tyre: (typeof tyres)[number]) => gripPercent(surface, drive, tyre),
    best: (surface: SimpleSurface, tyre: (typeof tyres)[number]) => gripOfBest(surface, drive, tyre),
    lost: (surface: SimpleSurface, tyre: (typeof tyres)[number]) =>
      gripPercent(surface, drive, tyre) - gripPercent(surface, '4WD', tyre),
  };
  const names = ['percent', 'best', 'lost'] as const;
  const way = names.find((name) => name === fields.grip) ?? 'percent';
  const cells = surfaces.map((surface) => tyres.map((tyre) => ways[way](surface, tyre)));
  return (
    <ToolPanel title={t('cheatsheet:grip.title')}>
      <ToolRow>
        <SegmentedControl
          label={t('cheatsheet:grip.drive')}
          value={drive}
          choices={drives.map((value) => ({ value, label: value }))}
          onChange={(next) => set({ drive: next })}
        />
        <SegmentedControl
          label={t('cheatsheet:grip.way')}
          value={way}
          choices={names.map((value) => ({ value, label: t(`cheatsheet:grip.${value}`) }))}
          onChange={(next) => set({ grip: next })}
        />
      </ToolRow>
      <SheetTable
        label={t('cheatsheet:grip.title')}
        heads={tyres.map((tyre) => t(`cars:tyres.${tyre}`))}
        rows={surfaces.map((surface, at) => ({
          key: surface,
          head: words.condition(surface),
          cells: (cells[at] ?? []).map((value) => (way === 'lost' && value > 0 ? `+${value}` : String(value))),
        }))}
        heatOf={(row, cell) => (way === 'lost' ? 1 + (cells[row]?.[cell] ?? 0) / 15 : (cells[row]?.[cell] ?? 0) / 100)}
      />
      <Checked />
    </ToolPanel>
  );
}
