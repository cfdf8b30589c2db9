import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REASON_TEXT_MAX } from '#contracts';
import type { DecideItemBody, QueueDetail } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { useAction } from '../../lib/form/use-action.ts';
import { usePageKeys, useShortcuts } from '../../lib/keys/page-keys.ts';
import { type AsShown, seenOf } from '../../lib/seen-of.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Key } from '../../ui/key.tsx';
import { Problem } from './problem.tsx';
import styles from './queue.module.css';
import { useQueueMutations } from './use-queue-mutations.ts';
import { useQueueLabels } from './use-queue-labels.ts';

/** `seen`: the item as it was read; `outdated`: there is a newer version by now. */
type DecideProps = {
  detail: QueueDetail;
  seen: AsShown<QueueDetail>;
  outdated: boolean;
  onDecided: () => void;
  onSkip: () => void;
  onOutdated: () => void;
};
type Chosen = { reason?: string; choice?: string };
type Outcome = DecideItemBody['outcome'];

/** Where an item may match several things, choosing one states that it is the same. */
const bodyOf = ({ approving, declining }: QueueDetail, outcome: Outcome, { reason, choice }: Chosen, note: string) => {
  const { reasons } = outcome === 'approved' ? approving : declining;
  const usual = outcome === 'approved' && choice !== undefined ? reasons[0] : undefined;
  const code = reason !== undefined && reasons.includes(reason) ? reason : usual;
  const text = note.trim();
  const isChosen = outcome === 'declined' || approving.choices.length === 0 || choice !== undefined;
  const isSaid = reasons.length === 0 || code !== undefined;
  return {
    missing: !isChosen ? ('choiceMissing' as const) : isSaid ? undefined : ('reasonMissing' as const),
    body: {
      outcome,
      ...(code !== undefined && { reason: { code, ...(text !== '' && { text }) } }),
      ...(outcome === 'approved' && choice !== undefined && { choice }),
    },
  };
};

/** Approve or decline, by click or by keys: digits choose a reason, A and D decide, S goes on to the next. */
export function Decide({ detail, seen, outdated, onDecided, onSkip, onOutdated }: DecideProps) {
  const { t } = useTranslation('queue');
  const acts = useQueueMutations(detail.item);
  const [chosen, setChosen] = useState<Chosen>({});
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState<'choiceMissing' | 'reasonMissing'>();
  const { busy, problem, run } = useAction(async (body: DecideItemBody) => {
    await acts.decide(body).catch((thrown: unknown) => {
      if (asProblem(thrown).code === 'queue-item-changed') onOutdated();
      throw thrown;
    });
    onDecided();
  });
  const end = (outcome: Outcome) => {
    const asked = bodyOf(detail, outcome, chosen, note);
    setMissing(asked.missing);
    if (asked.missing === undefined && !outdated) run({ ...asked.body, ...seenOf(seen) });
  };
  usePageKeys({ ...digitsOf(detail, setChosen), A: () => end('approved'), D: () => end('declined'), S: onSkip });
  const keys = { a: useShortcuts('A'), d: useShortcuts('D'), s: useShortcuts('S') };
  const { allowed } = detail.item;
  return (
    <section className={styles['decide']} aria-label={t('decision')}>
      <Reasons detail={detail} chosen={chosen} onChange={setChosen} />
      <Field
        label={t('note')}
        help={t('senderReads')}
        maxLength={REASON_TEXT_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {missing ? (
        <p role="alert" className={styles['problem']}>
          {t(missing)}
        </p>
      ) : null}
      <Problem of={problem} />
      <span className={styles['acts']}>
        <Button aria-keyshortcuts={keys.s} onClick={onSkip}>
          {t('skip')} <Key single>S</Key>
        </Button>
        {allowed.includes('decline-item') ? (
          <Button
            variant="danger"
            busy={busy}
            disabled={outdated}
            aria-keyshortcuts={keys.d}
            onClick={() => end('declined')}
          >
            {t('decline')} <Key single>D</Key>
          </Button>
        ) : null}
        {allowed.includes('approve-item') ? (
          <Button
            variant="good"
            busy={busy}
            disabled={outdated}
            aria-keyshortcuts={keys.a}
            onClick={() => end('approved')}
          >
            {t('approve')} <Key single>A</Key>
          </Button>
        ) : null}
      </span>
    </section>
  );
}

const chipsOf = ({ approving, declining }: QueueDetail): readonly Chosen[] => [
  ...approving.choices.map(({ id }) => ({ choice: id })),
  ...approving.reasons.map((reason) => ({ reason })),
  ...declining.reasons.map((reason) => ({ reason })),
];

const digitsOf = (detail: QueueDetail, setChosen: (change: (before: Chosen) => Chosen) => void) =>
  Object.fromEntries(
    chipsOf(detail)
      .slice(0, 9)
      .map((chip, index) => [String(index + 1), () => setChosen((before) => ({ ...before, ...chip }))]),
  );

type ReasonsProps = { detail: QueueDetail; chosen: Chosen; onChange: (chosen: Chosen) => void };

function Reasons({ detail, chosen, onChange }: ReasonsProps) {
  const { t } = useTranslation('queue');
  const words = useQueueLabels();
  const { approving, declining, item } = detail;
  const all = chipsOf(detail);
  const digit = (at: number) => (at < 9 ? <Key single>{String(at + 1)}</Key> : null);
  const textOf = (text: string, at: number) => (
    <>
      {text} {digit(at)}
    </>
  );
  const reasonChips = (label: string, reasons: readonly string[]) =>
    reasons.length === 0 ? null : (
      <div className={styles['reasons']}>
        <h3>{label}</h3>
        <ChipGroup
          label={label}
          oneOnly
          options={reasons.map((value) => ({
            value,
            text: textOf(
              words.reason(item.kind, value),
              all.findIndex(({ reason }) => reason === value),
            ),
          }))}
          chosen={chosen.reason === undefined ? [] : [chosen.reason]}
          onChange={(_, reason) => onChange({ ...chosen, reason })}
        />
      </div>
    );
  return (
    <>
      {approving.choices.length === 0 ? null : (
        <div className={styles['reasons']}>
          <h3>{t('choose')}</h3>
          <ChipGroup
            label={t('choose')}
            oneOnly
            options={approving.choices.map(({ id, name }, at) => ({ value: id, text: textOf(name, at) }))}
            chosen={chosen.choice === undefined ? [] : [chosen.choice]}
            onChange={(_, choice) => onChange({ ...chosen, choice })}
          />
        </div>
      )}
      {reasonChips(t('whyApprove'), approving.reasons)}
      {reasonChips(t('whyDecline'), declining.reasons)}
    </>
  );
}
