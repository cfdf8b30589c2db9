import { progressOf } from '#operations';
import { type OperationDoc, operationsView } from '#projections/operations/operations.projection';
import { openOperations } from '#projections/operations/operations.query';
import { type ReadStore, ReadStoreUnavailable } from '#read-store';

/** The running operations; empty where their view is not built. */
export const runningOperations = async (readStore: ReadStore): Promise<readonly OperationDoc[]> => {
  try {
    return await openOperations(readStore.view(operationsView));
  } catch (error) {
    if (error instanceof ReadStoreUnavailable) return [];
    throw error;
  }
};

export const presentRunning = async (readStore: ReadStore): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const { operationId, act, target, status, begunAt } of await runningOperations(readStore)) {
    const progress = await progressOf(readStore, operationId);
    const far = progress
      ? `${progress.view ?? ''} ${progress.of === 0 ? '' : `${Math.floor((100 * progress.position) / progress.of)} %`}`
      : 'nobody works at it: it was broken off';
    lines.push(`\n${act} ${target ?? ''} (${operationId}), begun ${begunAt}, ${status}: ${far}`);
  }
  return lines;
};
