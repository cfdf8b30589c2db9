import { useAction } from '../../lib/form/use-action.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { fetchMyExport } from './fetch-my-export.ts';

/** The user's data as a file. The page waits for it, so that it can also show a refusal. */
export function DownloadMyData({ label }: { label: string }) {
  const { busy, problem, run } = useAction(async () => saveFile(await fetchMyExport(), 'track-day-records.zip'));
  return (
    <>
      <Button busy={busy} onClick={() => run()}>
        {label}
      </Button>
      <Refusal problem={problem} />
    </>
  );
}
