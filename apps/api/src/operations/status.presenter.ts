import type { Accounts } from '#accounts';
import type { InstallationStatus, OperationDto, ViewStatusDto } from '#contracts';
import { type NotedProgress, progressOf, type Sampled, type Status, type StatusOfView } from '#operations';
import type { OperationDoc } from '#projections/operations/operations.projection';
import type { ReadStore } from '#read-store';
import { personOf } from '../imports/person-of.ts';

/** Parked events in the response; the command line lists all. */
const PARKED_NAMED = 20;

export const presentOperations = async (accounts: Accounts, docs: readonly OperationDoc[]): Promise<OperationDto[]> => {
  const names = await accounts.displayNames(docs.map(({ by }) => by));
  return docs.map((doc) => ({ ...doc, by: personOf(doc.by, names), figures: { ...doc.figures } }));
};

export const presentView = (view: StatusOfView): ViewStatusDto => {
  const { name, version, known, position, behind, rate, secondsLeft, holder, parked, trouble, aside } = view;
  return {
    name,
    version,
    known,
    position: position ?? null,
    behind: behind ?? null,
    rate: rate ?? null,
    secondsLeft: secondsLeft ?? null,
    workedBy: holder ?? null,
    parkedCount: parked.length,
    parked: parked.slice(0, PARKED_NAMED).map(({ key, position: at, error }) => ({ key, position: at, error })),
    trouble: trouble ?? null,
    aside: aside ?? null,
  };
};

/** Times are written by the working process, whose clock may differ: they are compared only with each other. */
const secondsLeftOf = ({ position, of, startedAt, at }: NotedProgress): number | null => {
  const seconds = (Date.parse(at) - Date.parse(startedAt)) / 1_000;
  return position > 0 && seconds > 1 ? ((of - position) * seconds) / position : null;
};

const tellProgress = (noted: NotedProgress | undefined): InstallationStatus['running'][number]['progress'] =>
  noted
    ? {
        view: noted.view ?? null,
        position: noted.position,
        of: noted.of,
        secondsLeft: secondsLeftOf(noted),
      }
    : null;

export const presentRunning = (
  readStore: ReadStore,
  running: readonly OperationDto[],
): Promise<InstallationStatus['running']> =>
  Promise.all(
    running.map(async (operation) => ({
      operation,
      progress: tellProgress(await progressOf(readStore, operation.operationId)),
    })),
  );

export const presentSampled = (sampled: Sampled | undefined): InstallationStatus['sampled'] =>
  sampled
    ? {
        at: sampled.at,
        equalities: sampled.equalities.map(({ equality, views, compared, unequal }) => ({
          name: equality,
          views: [...views],
          compared,
          unequal: [...unequal],
        })),
      }
    : null;

export const presentLog = ({ logId, head, views }: Status) => ({ logId, head, views: views.map(presentView) });
