import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roundFaults } from '#contracts';
import type { RoundContent, RoundSubmission } from '#contracts';
import { parseCriteria } from '#racing';
import { useCriteriaText } from './criteria-text.ts';
import { useSubmissionMutations } from '../../../features/rounds/use-round-mutations.ts';
import { useAction } from '../../../lib/form/use-action.ts';
import { fullTime } from '../../../lib/i18n/relative-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DecisionDialog } from '../../../ui/form/decision-dialog.tsx';
import { ReasonDialog } from '../../../ui/form/reason-dialog.tsx';
import { MoveDownIcon, MoveUpIcon } from '../../../ui/icons.ts';
import { PersonLink } from '../../../ui/person/person-link.tsx';
import { ReadLanes } from './read-lanes.tsx';
import styles from './round.module.css';
import type { RoundView } from './round-view.ts';

export function Submissions(shown: RoundView) {
  const { t } = useTranslation('rounds');
  const { submissions, content } = shown.round;
  const listed = submissions.filter(
    ({ status, allowed }) => status === 'waiting' || allowed.length > 0 || status === 'declined',
  );
  if (listed.length === 0) return null;
  const waiting = submissions.filter(({ status }) => status === 'waiting');
  return (
    <section className={styles['part']} aria-label={t('submissions')}>
      <h2>{t('submissions')}</h2>
      <div className={styles['submissions']}>
        {listed.map((one) => (
          <Submission
            key={one.submissionId}
            shown={shown}
            submission={one}
            beside={content ?? waiting.find(({ submissionId }) => submissionId !== one.submissionId)?.content}
          />
        ))}
      </div>
    </section>
  );
}

/** This many characters of an id distinguish submissions of a round. */
const VISIBLE_ID = 6;

type SubmissionProps = { shown: RoundView; submission: RoundSubmission; beside: RoundContent | undefined };

function Submission({ shown: { of, facts, cars }, submission, beside }: SubmissionProps) {
  const { t, i18n } = useTranslation('rounds');
  const { by, at, content, status, reason, text } = submission;
  const criteria = useCriteriaText()(parseCriteria(content.criteria ?? facts.criteria).criteria);
  const name = by.name ?? t('gone');
  return (
    <article className={styles['submission']} data-status={status} aria-label={t('submissionOf', { name })}>
      <header>
        <b>
          <PersonLink name={by.name} />
        </b>
        <small className="figures">{`#${submission.submissionId.slice(0, VISIBLE_ID)}`}</small>
        <span className={styles['state']}>{t(`submission.${status}`)}</span>
        {at === '' ? null : <time dateTime={at}>{fullTime(at, i18n.language)}</time>}
      </header>
      <p>
        {t('rqUpTo', { limit: content.rqLimit ?? facts.rqLimit })} · {criteria === '' ? t('anyCar') : criteria}
      </p>
      <ReadLanes content={content} cars={cars} beside={beside === content ? undefined : beside} />
      {reason === null ? null : (
        <p className={styles['fault']}>
          {t(`fault.${reason}`)}
          {text === null ? null : `: ${text}`}
        </p>
      )}
      <Votes of={of} submission={submission} name={name} />
      <Decisions of={of} submission={submission} name={name} />
    </article>
  );
}

type ActsProps = { of: RoundView['of']; submission: RoundSubmission; name: string };

function Votes({ of, submission: { submissionId, votes, allowed, status, version }, name }: ActsProps) {
  const { t } = useTranslation('rounds');
  const acts = useSubmissionMutations({ ...of, submissionId, version });
  const [open, setOpen] = useState(false);
  const mayVote = allowed.includes('vote-on-round');
  if (status !== 'waiting') return null;
  const up = pressed(mayVote, votes.own === 'up' ? acts.withdrawVote : acts.voteUp);
  const down = pressed(mayVote, votes.own === 'down' ? acts.withdrawVote : () => setOpen(true));
  return (
    <div className={styles['votes']}>
      <Button
        size="small"
        aria-pressed={votes.own === 'up'}
        aria-label={t('voteUp', { name, votes: votes.up })}
        icon={<MoveUpIcon aria-hidden="true" />}
        {...up}
      >
        {votes.up}
      </Button>
      <Button
        size="small"
        aria-pressed={votes.own === 'down'}
        aria-label={t('voteDown', { name, votes: votes.down })}
        icon={<MoveDownIcon aria-hidden="true" />}
        {...down}
      >
        {votes.down}
      </Button>
      <span>{votes.reasons.map((code) => t(`fault.${code}`)).join(', ')}</span>
      <ReasonDialog
        title={t('ask.vote')}
        act={t('sayIt')}
        help={t('voteHelp')}
        options={roundFaults.map((value) => ({ value, text: t(`fault.${value}`) }))}
        submit={async ({ code }) => {
          await acts.vote({ vote: 'down', reason: code });
        }}
        opened={open}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

const pressed = (may: boolean, run: () => unknown) => (may ? { onClick: () => void run() } : { disabled: true });

function Decisions({ of, submission, name }: ActsProps) {
  const { submissionId, allowed, version } = submission;
  const { t } = useTranslation('rounds');
  const acts = useSubmissionMutations({ ...of, submissionId, version });
  const [open, setOpen] = useState(false);
  const { busy, run } = useAction(async (act: () => Promise<unknown>) => {
    await act();
  });
  const may = (act: RoundSubmission['allowed'][number]) => allowed.includes(act);
  const button = (text: string, act: () => Promise<unknown>, variant: 'good' | 'plain' = 'plain') => (
    <Button variant={variant} size="small" busy={busy} aria-label={`${text}: ${name}`} onClick={() => run(act)}>
      {text}
    </Button>
  );
  return (
    <span className={styles['acts']}>
      {may('withdraw-round-submission') ? button(t('withdraw'), acts.withdraw) : null}
      {may('reopen-round-submission') ? button(t('reopen'), acts.reopen) : null}
      {may('decline-round-submission') ? (
        <Button size="small" aria-label={`${t('decline')}: ${name}`} onClick={() => setOpen(true)}>
          {t('decline')}
        </Button>
      ) : null}
      {may('approve-round-submission') ? button(t('approve'), acts.approve, 'good') : null}
      <DecisionDialog
        of={submission}
        reads={({ content }) => content}
        title={t('ask.decline', { name })}
        act={t('decline')}
        variant="danger"
        help={t('declineHelp')}
        options={roundFaults.map((value) => ({ value, text: t(`fault.${value}`) }))}
        submit={acts.decline}
        opened={open}
        onClose={() => setOpen(false)}
      />
    </span>
  );
}
