import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ReportedKind, type ReportFault, reportFaults, reports } from '#contracts';
import { pages } from '../../lib/paths.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../button/button.tsx';
import { ReasonDialog } from '../form/reason-dialog.tsx';
import { showSnack } from '../snack/snacks.ts';

type ReportButtonProps = {
  about: { kind: ReportedKind; itemId: string };
  name: string;
  /** A message rather than a complaint. */
  as?: 'report' | 'write';
};

/** A message has no fault. */
const faultsOf: Readonly<Record<'report' | 'write', readonly ReportFault[]>> = {
  report: reportFaults,
  write: ['question', 'false', 'private', 'other'],
};

/** Reports something to moderators; a logged-out user logs in first. */
export function ReportButton({ about, name, as = 'report' }: ReportButtonProps) {
  const { t } = useTranslation('trust');
  const session = useSession();
  const [opened, setOpened] = useState(false);
  const act = t(`${as}.act`);
  if (session.status === 'signed-out') return <Link to={pages.signIn}>{act}</Link>;
  return (
    <>
      <Button size="small" variant="ghost" aria-label={`${act}: ${name}`} onClick={() => setOpened(true)}>
        {act}
      </Button>
      <ReasonDialog
        title={as === 'write' ? act : t('report.title', { name })}
        opened={opened}
        act={act}
        options={faultsOf[as].map((value) => ({ value, text: t(`fault.${value}`) }))}
        help={t('report.help')}
        submit={async ({ code: fault, text }) => {
          await sendAuthenticated(reports.make, { body: { about, fault, ...(text !== undefined && { text }) } });
          showSnack({ kind: 'success', text: t('report.sent') });
        }}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
