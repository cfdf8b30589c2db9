import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roundReasons } from '#contracts';
import type { RoundAnswer } from '#contracts';
import { type OfRound } from '../../../features/rounds/use-rounds.ts';
import { useRoundMutations } from '../../../features/rounds/use-round-mutations.ts';
import { useAction } from '../../../lib/form/use-action.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ReasonDialog } from '../../../ui/form/reason-dialog.tsx';
import { LockIcon } from '../../../ui/icons.ts';
import { StaffMark } from '../../../ui/person/staff-mark.tsx';
import styles from './round.module.css';
import { FeatureGate } from '../../../ui/feature-gate/feature-gate.tsx';
import { lockStage, LockWatch } from './lock-watch.tsx';
import { StaffMenu } from './staff-menu.tsx';
import { minutesText, useSecondsLeft } from './use-seconds-left.ts';

type LockBarProps = { of: OfRound; round: RoundAnswer; again: () => void };

export function LockBar({ of, round, again }: LockBarProps) {
  const { t } = useTranslation('rounds');
  const acts = useRoundMutations(of);
  const session = useSession();
  const { lock, allowed } = round;
  const givenBack = useRef<string>(undefined);
  const release = () => {
    givenBack.current = lock?.until;
    return acts.release();
  };
  const isMine = lock !== null && session.status === 'signed-in' && lock.by.userId === session.userId;
  const isOut = session.status === 'signed-out';
  const isOpen = round.status !== 'solved' && round.status !== 'deleted';
  const mayLock = lock === null && isOpen && (allowed.includes('lock-round') || isOut);
  return (
    <div className={styles['bar']} role="status">
      {lock ? <Held lock={lock} isMine={isMine} /> : <span>{t(`now.${round.status}`)}</span>}
      <LockWatch {...{ of, round, isMine, givenBack, again }} />
      <span className={styles['acts']}>
        {mayLock ? (
          <FeatureGate feature="rounds">
            <Act variant="main" text={t(isOut ? 'signInToFill' : round.draft ? 'goOn' : 'fill')} run={acts.lock} />
          </FeatureGate>
        ) : null}
        {isMine ? <Act text={t('extend')} run={acts.extend} /> : null}
        {isMine ? <Act text={t('release')} run={release} /> : null}
        {lock && !isMine && allowed.includes('take-over-round') ? <TakeOver of={of} name={lock.by.name} /> : null}
        <StaffMenu of={of} round={round} isMine={isMine} />
      </span>
    </div>
  );
}

function Held({ lock, isMine }: { lock: NonNullable<RoundAnswer['lock']>; isMine: boolean }) {
  const { t, i18n } = useTranslation('rounds');
  const left = useSecondsLeft(lock.until);
  const stage = lockStage(left);
  const time = minutesText(left, i18n.language);
  const name = lock.by.name ?? t('gone');
  return (
    <span className={styles['held']} data-urgency={isMine && stage !== 'calm' ? stage : undefined}>
      <LockIcon aria-hidden="true" />
      {isMine ? t(left > 0 ? 'yours' : 'ranOut', { time }) : t('doing', { name })}
      {isMine ? null : <StaffMark name={lock.by.name} />}
    </span>
  );
}

type ActProps = { text: string; variant?: 'main' | 'plain'; run: () => Promise<unknown> };

function Act({ text, variant = 'plain', run }: ActProps) {
  const act = useAction(async () => {
    await run();
  });
  return (
    <Button variant={variant} busy={act.busy} onClick={() => act.run()}>
      {text}
    </Button>
  );
}

function TakeOver({ of, name }: { of: OfRound; name: string | null }) {
  const { t } = useTranslation('rounds');
  const { takeOver } = useRoundMutations(of);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>{t('takeOver')}</Button>
      <ReasonDialog
        title={t('ask.takeOver', { name: name ?? t('gone') })}
        act={t('takeOver')}
        help={t('reasonHelp')}
        options={roundReasons.map((value) => ({ value, text: t(`reason.${value}`) }))}
        submit={takeOver}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
