import { useTranslation } from 'react-i18next';
import { clubEventRewards, clubEventTotal, clubSeasonRewards, clubSeasonTotal } from '#racing';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { ToolFigures, ToolPanel } from '../../ui/tool/tool-parts.tsx';
import { Checked } from './checked.tsx';
import { useSheetLabels } from './use-sheet-labels.ts';

const eventTables = ['team', 'participation', 'performance', 'rank'] as const;
const seasonTables = ['place', 'events', 'performance', 'rank'] as const;
type Table = (typeof eventTables)[number] | (typeof seasonTables)[number];

/** The best line of each table until another is chosen. */
const BEST = 'best';
const initial = {
  team: BEST,
  participation: BEST,
  performance: BEST,
  rank: BEST,
  doubled: '',
  place: BEST,
  events: BEST,
  seasonPerformance: BEST,
  seasonRank: BEST,
};

export function ClubRewards() {
  const { t } = useTranslation('cheatsheet');
  const { number } = useSheetLabels();
  const [fields, set] = useAddressFields(initial);
  const event = reachedOf(clubEventRewards, (table) => fields[table]);
  const season = reachedOf(clubSeasonRewards, (table) => fields[seasonField(table)]);
  const eventTotal = clubEventTotal(event, fields.doubled === '1');
  const seasonTotal = clubSeasonTotal(season);
  return (
    <ToolPanel title={t('club.title')}>
      {eventTables.map((table) => (
        <Lines
          key={table}
          table={table}
          lines={clubEventRewards[table].map(({ from, reward }) => ({
            from,
            gives: `${number(reward.cash)} / ${reward.clubXp} XP`,
          }))}
          value={event[table] ?? 0}
          onValue={(from) => set({ [table]: String(from) })}
        />
      ))}
      <Switch
        label={t('club.doubled')}
        on={fields.doubled === '1'}
        onChange={(on) => set({ doubled: on ? '1' : '' })}
      />
      <ToolFigures
        figures={[
          { label: t('club.eventCash'), value: number(eventTotal.cash) },
          { label: t('club.eventXp'), value: number(eventTotal.clubXp) },
        ]}
      />
      {seasonTables.map((table) => (
        <Lines
          key={table}
          table={table}
          isSeason
          lines={clubSeasonRewards[table].map(({ from, reward }) => ({
            from,
            gives: `${number(reward.cash)} / ${reward.gold}`,
          }))}
          value={season[table] ?? 0}
          onValue={(from) => set({ [seasonField(table)]: String(from) })}
        />
      ))}
      <ToolFigures
        figures={[
          { label: t('club.seasonCash'), value: number(seasonTotal.cash) },
          { label: t('club.seasonGold'), value: number(seasonTotal.gold) },
        ]}
      />
      <Checked />
    </ToolPanel>
  );
}

const seasonField = (table: (typeof seasonTables)[number]) =>
  table === 'performance' ? 'seasonPerformance' : table === 'rank' ? 'seasonRank' : table;

type Tables<Name extends string> = Readonly<Record<Name, readonly { readonly from: number }[]>>;

function reachedOf<Name extends string>(tables: Tables<Name>, textOf: (name: Name) => string): Record<Name, number> {
  const names = Object.keys(tables) as Name[];
  const entries = names.map((name) => {
    const lines = tables[name];
    const chosen = lines.find(({ from }) => String(from) === textOf(name)) ?? lines.at(-1);
    return [name, chosen?.from ?? 0] as const;
  });
  return Object.fromEntries(entries) as Record<Name, number>;
}

type LinesProps = {
  table: Table;
  isSeason?: boolean;
  lines: readonly { from: number; gives: string }[];
  value: number;
  onValue: (from: number) => void;
};

function Lines({ table, isSeason = false, lines, value, onValue }: LinesProps) {
  const { t } = useTranslation('cheatsheet');
  const { number } = useSheetLabels();
  const lineOf = (from: number): string => {
    if (table === 'team') return from === 0 ? t('club.lost') : t('club.won');
    if (table === 'place') return String(3 - from);
    if (isSeason && (table === 'performance' || table === 'rank')) return String(from + 1);
    return table === 'performance' ? t('club.top', { percent: 100 - from }) : number(from);
  };
  return (
    <ChoiceField
      label={t(
        `club.tables.${isSeason && table === 'rank' ? 'seasonRank' : isSeason && table === 'performance' ? 'seasonPerformance' : table}`,
      )}
      options={lines.map(({ from, gives }) => ({ value: from, text: `${lineOf(from)}: ${gives}` }))}
      value={value}
      onChange={onValue}
    />
  );
}
