import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountLimits, type MemberAccount, type MemberAct, REASON_TEXT_MAX, reasonCodes } from '#contracts';
import { newIntent } from '../../lib/api/intent.ts';
import { asProblem } from '../../lib/api/problem-error.ts';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import { apiPaths } from '../../lib/paths.ts';
import { sendSignedIn } from '../../lib/session/send-signed-in.ts';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { actBody, type ActForm } from './act-body.ts';
import styles from './members.module.css';

type ActDialogProps = { member: MemberAccount; act: MemberAct | null; onClose: () => void };

const taking: readonly (MemberAct | null)[] = ['dismiss-moderator', 'dismiss-admin', 'limit-account'];
const tiers = [0, 1, 2, 3, 4, 5] as const;

/** Asks what an act needs and why, then does it. What was chosen stays when it is refused. */
export function ActDialog({ member, act, onClose }: ActDialogProps) {
  const { t } = useTranslation(['members', 'problems']);
  const [form, setForm] = useState<ActForm>({
    reason: 'trusted',
    text: '',
    tier: member.tier,
    what: member.limits[0]?.what ?? 'lap-times',
    lastDay: '',
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError>();
  const change = (part: Partial<ActForm>) => setForm((before) => ({ ...before, ...part }));
  const confirm = async (chosen: MemberAct) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await sendSignedIn(newIntent('POST', apiPaths.memberActs(member.userId), actBody(chosen, form)));
      showSnack({ kind: 'success', text: t('saved') });
      onClose();
    } catch (thrown) {
      setProblem(asProblem(thrown));
    } finally {
      setBusy(false);
    }
  };
  const title = act === null ? '' : t('ask', { act: t(`act.${act}`), name: member.name ?? t('gone') });
  return (
    <ConfirmDialog
      title={title}
      opened={act !== null}
      act={act === null ? '' : t(`act.${act}`)}
      colour={taking.includes(act) ? 'red' : 'green'}
      busy={busy}
      onConfirm={() => act !== null && void confirm(act)}
      onClose={onClose}
    >
      <ActChoices act={act} form={form} change={change} />
      {problem ? (
        <p role="alert" className={styles['wrong']}>
          {t(`problems:${problem.code}`, problem.facts)}
        </p>
      ) : null}
    </ConfirmDialog>
  );
}

type ActChoicesProps = { act: MemberAct | null; form: ActForm; change: (part: Partial<ActForm>) => void };

function ActChoices({ act, form, change }: ActChoicesProps) {
  const { t } = useTranslation('members');
  const one = { required: true, oneOnly: true } as const;
  return (
    <div className={styles['stack']}>
      {act === 'change-patron-tier' ? (
        <ChipGroup
          {...one}
          label={t('tierChoice')}
          options={tiers.map((value) => ({ value, text: value === 0 ? t('tierNone') : value }))}
          chosen={[form.tier]}
          onChange={(_, tier) => change({ tier })}
        />
      ) : null}
      {act === 'limit-account' || act === 'restore-account' ? (
        <ChipGroup
          {...one}
          label={t('what')}
          options={accountLimits.map((value) => ({ value, text: t(`limitFor.${value}`) }))}
          chosen={[form.what]}
          onChange={(_, what) => change({ what })}
        />
      ) : null}
      {act === 'change-patron-tier' || act === 'limit-account' ? (
        <Field
          type="date"
          label={t('lastDay')}
          value={form.lastDay}
          onChange={(event) => change({ lastDay: event.target.value })}
        />
      ) : null}
      <ChipGroup
        {...one}
        label={t('reason')}
        options={reasonCodes.map((value) => ({ value, text: t(`why.${value}`) }))}
        chosen={[form.reason]}
        onChange={(_, reason) => change({ reason })}
      />
      <Field
        label={t('reasonText')}
        help={t('reasonHelp')}
        maxLength={REASON_TEXT_MAX}
        value={form.text}
        onChange={(event) => change({ text: event.target.value })}
      />
    </div>
  );
}
