import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type ChallengeAnswer, challenges, ROUNDS_AT_ONCE, type StatedRound } from '#contracts';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { type Ladder, readLadder } from '../../features/challenges/ladder/read-ladder.ts';
import styles from '../../features/challenges/challenges.module.css';
import { asProblem } from '../../lib/api/problem-error.ts';
import { useAction } from '../../lib/form/use-action.ts';
import { textOfFile } from '../../lib/files/text-of-file.ts';
import { challengePath } from '../../lib/paths.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FileField } from '../../ui/field/file-field.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { newChallenge } from './new-challenge.ts';

const FILE_BYTES_MAX = 5_000_000;

type LadderDialogProps = {
  /** The challenge that the rounds of the file belong to; left out: the file creates a new one. */
  of?: ChallengeAnswer;
  onClose: () => void;
};

/** Reads a ladder file, shows its content and its faults, and sends the valid part. */
export function LadderDialog({ of, onClose }: LadderDialogProps) {
  const { t } = useTranslation('challenges');
  const { cars, complete } = useCatalogue();
  const carIds = useMemo(() => new Set(cars.map(({ id }) => id)), [cars]);
  const [file, setFile] = useState<File | null>(null);
  const [ladder, setLadder] = useState<Ladder>();
  const take = (next: File | null) => {
    setFile(next);
    setLadder(undefined);
    if (next)
      void textOfFile(next).then(
        (text) => setLadder(readLadder(text, carIds)),
        () => setFile(null),
      );
  };
  return (
    <Dialog title={of ? t('import.rounds') : t('import.act')} opened onClose={onClose} width={640}>
      <div className={styles['part']}>
        <p>{t('import.help')}</p>
        <pre className={styles['example']}>{EXAMPLE}</pre>
        {complete ? (
          <FileField
            label={t('import.file')}
            kinds={['.json']}
            mostBytes={FILE_BYTES_MAX}
            value={file}
            onChange={take}
          />
        ) : null}
        {ladder ? <Read ladder={ladder} of={of} onDone={onClose} /> : null}
      </div>
    </Dialog>
  );
}

const EXAMPLE = `{ "name": "Coast: Ladder (1)", "kind": "permanent", "rqLimit": 120,
  "rounds": [{ "round": 1,
    "races": [{ "car": "Mini_Cooper_S_1964", "tune": "332",
                "track": "kart_a00", "time": "41.50" }],
    "rewards": [{ "kind": "gold", "amount": 20 }] }] }`;

function Read({ ladder, of, onDone }: { ladder: Ladder; of: ChallengeAnswer | undefined; onDone: () => void }) {
  const { t } = useTranslation('challenges');
  const { facts, rounds, faults } = ladder;
  const { busy, problem, run, sent } = useSending(ladder, of, onDone);
  const ready = of ? rounds.length > 0 : facts.name !== undefined;
  return (
    <>
      <p role="status">
        <b>{of?.facts.name ?? facts.name ?? '–'}</b> · {t('rounds', { number: rounds.length })} ·{' '}
        {t('import.faults', { number: faults.length })}
      </p>
      {faults.length > 0 ? (
        <ol className={styles['faults']} aria-label={t('import.faultsLabel')}>
          {faults.map(({ line, code, text }) => (
            <li key={`${line}${code}${text}`}>
              <b>{t('import.line', { line })}</b> {t(`import.codes.${code}`)} <code>{text}</code>
            </li>
          ))}
        </ol>
      ) : null}
      <Refusal problem={problem} />
      <Button variant="main" busy={busy} reason={ready ? undefined : t('import.nothing')} onClick={run}>
        {busy ? t('import.sent', { sent, all: rounds.length }) : t('import.send', { number: rounds.length })}
      </Button>
    </>
  );
}

/** Sends the rounds in batches; a retry continues where the first attempt ended. */
function useSending({ facts, rounds }: Ladder, of: ChallengeAnswer | undefined, onDone: () => void) {
  const { t } = useTranslation('challenges');
  const navigate = useNavigate();
  const [sent, setSent] = useState(0);
  const [created, setCreated] = useState(of?.challengeId);
  const roundCount = Math.max(1, ...rounds.map(({ round }) => round));
  const create = async (first: readonly StatedRound[]): Promise<string> => {
    const body = { facts: { ...newChallenge, roundCount, ...facts }, rounds: [...first] };
    const { id } = await sendAuthenticated(challenges.create, { body });
    setCreated(id);
    return id;
  };
  const state = async (id: string, some: readonly StatedRound[]) => {
    const body = { rounds: [...some], reason: { code: 'now-known' as const } };
    await sendAuthenticated(challenges.stateRounds, { params: { id }, body }).catch(unlessSame);
  };
  const act = useAction(async () => {
    let id = created;
    if (of && roundCount > of.facts.roundCount) await lengthen(of.challengeId, roundCount);
    for (let from = sent; from < rounds.length || id === undefined; from += ROUNDS_AT_ONCE) {
      const some = rounds.slice(from, from + ROUNDS_AT_ONCE);
      if (id === undefined) id = await create(some);
      else await state(id, some);
      setSent(from + some.length);
    }
    showSnack({ kind: 'success', text: t('import.done', { number: rounds.length }) });
    void navigate(challengePath(id));
    onDone();
  });
  return { ...act, sent };
}

const lengthen = (id: string, roundCount: number) =>
  sendAuthenticated(challenges.correct, {
    params: { id },
    body: { facts: { roundCount }, reason: { code: 'now-known' } },
  }).catch(unlessSame);

/** An unchanged challenge is no error. */
const unlessSame = (thrown: unknown) => {
  if (asProblem(thrown).code !== 'challenge-unchanged') throw thrown;
};
