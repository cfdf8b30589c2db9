import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { FileField } from '../../ui/field/file-field.tsx';
import { MomentField } from '../../ui/field/moment-field.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { StatTiles } from '../../ui/stat/stat-tiles.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { pageTexts } from './page-texts.ts';

const options = Array.from({ length: 40 }, (_, at) => ({ value: String(at), label: `${pageTexts.row} ${at + 1}` }));

export function MoreFields() {
  const [picked, setPicked] = useState<string | null>(null);
  const [moment, setMoment] = useState<string | null>('2027-04-01T16:30:00.000Z');
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <PickField label={pageTexts.row} options={options} value={picked} onChange={setPicked} />
      <PickField label={pageTexts.row} options={options} value={null} error={pageTexts.failed} onChange={() => {}} />
      <MomentField label={pageTexts.moment} value={moment} onChange={setMoment} />
      <FileField label={pageTexts.file} kinds={['.csv']} mostBytes={2_000_000} value={file} onChange={setFile} />
    </>
  );
}

export function ScreenExamples() {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Tabs
        label={pageTexts.view}
        tabs={[
          { to: '/ui', text: pageTexts.times, count: 12 },
          { to: '/ui/points', text: pageTexts.points },
        ]}
      />
      <StatTiles
        label={pageTexts.points}
        stats={[
          { label: pageTexts.times, value: '1,182', help: pageTexts.tip },
          { label: pageTexts.points, value: '+118' },
        ]}
      />
      <Progress label={pageTexts.busy} done={1_200} all={5_000} secondsLeft={130} />
      <Button onClick={() => setOpened(true)}>{pageTexts.drawer}</Button>
      <Drawer title={pageTexts.drawer} opened={opened} onClose={close}>
        <Button onClick={close}>{pageTexts.close}</Button>
      </Drawer>
    </>
  );
}
