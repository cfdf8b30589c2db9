import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { FileField } from '../../ui/field/file-field.tsx';
import { MomentField } from '../../ui/field/moment-field.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { StatTiles } from '../../ui/stat/stat-tiles.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { words } from './words.ts';

const options = Array.from({ length: 40 }, (_, at) => ({ value: String(at), label: `${words.row} ${at + 1}` }));

export function MoreFields() {
  const [picked, setPicked] = useState<string | null>(null);
  const [moment, setMoment] = useState<string | null>('2027-04-01T16:30:00.000Z');
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <PickField label={words.row} options={options} value={picked} onChange={setPicked} />
      <PickField label={words.row} options={options} value={null} error={words.failed} onChange={() => {}} />
      <MomentField label={words.moment} value={moment} onChange={setMoment} />
      <FileField label={words.file} kinds={['.csv']} mostBytes={2_000_000} value={file} onChange={setFile} />
    </>
  );
}

export function ScreenParts() {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Tabs
        label={words.view}
        tabs={[
          { to: '/ui', text: words.times, count: 12 },
          { to: '/ui/points', text: words.points },
        ]}
      />
      <StatTiles
        label={words.points}
        stats={[
          { label: words.times, value: '1,182', help: words.tip },
          { label: words.points, value: '+118' },
        ]}
      />
      <Progress label={words.busy} done={1_200} all={5_000} secondsLeft={130} />
      <Button onClick={() => setOpened(true)}>{words.drawer}</Button>
      <Drawer title={words.drawer} opened={opened} onClose={close}>
        <Button onClick={close}>{words.close}</Button>
      </Drawer>
    </>
  );
}
