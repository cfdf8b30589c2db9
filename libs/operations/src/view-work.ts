import type { OperationAction, OperationFigures } from '#domain';
import { projections } from '#projections';
import {
  type AnyProjection,
  type Rebuilt,
  rebuildView,
  type Replayed,
  replayParked,
  switchView,
  type Verified,
  verifyView,
} from '#read-store';
import { type Compared, compareViews } from './equalities/compare-views.ts';
import type { ComparedStores } from './equalities/equality.ts';
import type { Watching, WorkDone } from './watching.ts';

/** The result for one view; `verified` is undefined where it is not built. */
export type ViewResult =
  | { readonly kind: 'rebuilt'; readonly view: string; readonly rebuilt: Rebuilt }
  | { readonly kind: 'verified'; readonly view: string; readonly verified: Verified | undefined }
  | { readonly kind: 'replayed'; readonly view: string; readonly replayed: Replayed }
  | { readonly kind: 'compared'; readonly view: string; readonly compared: Compared };

/** `keep`: the rebuilt version is stored for a later switch. */
export type ViewWork = {
  readonly act: Extract<OperationAction, 'rebuild' | 'switch' | 'verify' | 'replay-parked'>;
  /** A view's name, or `all`. */
  readonly target: string;
  readonly keep?: boolean;
};

export const ALL_VIEWS = 'all';

export const viewsNamed = (target: string): readonly AnyProjection[] =>
  target === ALL_VIEWS ? projections : projections.filter(({ name }) => name === target);

/** Runs the operation on each view in turn; `onResult` gets each result. */
export const workOnViews = async (
  stores: ComparedStores,
  { act, target, keep = false }: ViewWork,
  { signal, mayGoOn, onProgress }: Watching,
  onResult: (result: ViewResult) => void = () => undefined,
): Promise<WorkDone> => {
  const results: ViewResult[] = [];
  for (const projection of viewsNamed(target)) {
    const { name: view } = projection;
    const { eventStore, readStore } = stores;
    const options = {
      eventStore,
      readStore,
      projection,
      signal,
      mayGoOn,
      onProgress: ({ position, head }: { position: number; head: number }) => onProgress({ view, position, of: head }),
    };
    const result = await one(act, view, options, keep);
    results.push(result);
    onResult(result);
  }
  if (act === 'verify') {
    const one = target === ALL_VIEWS ? {} : { view: target };
    for (const compared of await compareViews(stores, { ...one, mayGoOn })) {
      const result: ViewResult = { kind: 'compared', view: compared.equality, compared };
      results.push(result);
      onResult(result);
    }
  }
  return { outcome: results.some(isWrong) ? 'wrong' : 'done', figures: figuresOf(results) };
};

type Options = Parameters<typeof rebuildView>[0];

const one = async (act: ViewWork['act'], view: string, options: Options, keep: boolean): Promise<ViewResult> => {
  if (act === 'verify') return { kind: 'verified', view, verified: await verifyView(options) };
  if (act === 'replay-parked') return { kind: 'replayed', view, replayed: await replayParked(options) };
  const rebuilt = act === 'switch' ? await switchView(options) : await rebuildView({ ...options, keep });
  return { kind: 'rebuilt', view, rebuilt };
};

const isWrong = (result: ViewResult): boolean => {
  if (result.kind === 'verified') return result.verified?.equal === false;
  if (result.kind === 'compared') return result.compared.differing > 0;
  return result.kind === 'replayed' && result.replayed.stillParked.length + result.replayed.needRebuild.length > 0;
};

const figuresOf = (results: readonly ViewResult[]): OperationFigures => {
  const differing = results.filter(differs).map(({ view }) => view);
  const ofViews = results.filter(({ kind }) => kind !== 'compared');
  const compared = results.flatMap((result) => (result.kind === 'compared' ? result.compared : []));
  return {
    views: ofViews.length,
    documents: results.reduce((sum, result) => sum + documentsIn(result), 0),
    differing: differing.length,
    ...(differing[0] !== undefined && { firstDiffering: differing[0] }),
    ...(compared.length > 0 && { equalities: compared.length }),
    ...(ofViews.length === 1 && ofViews[0] && detailsOf(ofViews[0])),
    ...firstUnequalIn(compared),
  };
};

/** Names are ids, or made of ids. */
const firstUnequalIn = (compared: readonly Compared[]): OperationFigures => {
  const unequal = compared.find(({ first }) => first !== null);
  return unequal?.first ? { firstUnequal: `${unequal.equality} ${unequal.first.name}`.slice(0, 200) } : {};
};

const differs = (result: ViewResult): boolean =>
  isWrong(result) || (result.kind === 'rebuilt' && result.rebuilt.comparison?.equal === false);

const documentsIn = (result: ViewResult): number => {
  if (result.kind === 'compared') return 0;
  if (result.kind === 'rebuilt') return result.rebuilt.comparison?.documents ?? 0;
  return result.kind === 'verified' ? (result.verified?.documents ?? 0) : result.replayed.documents;
};

/** Hashes and the key of the first difference: keys are ids. */
const detailsOf = (result: ViewResult): OperationFigures => {
  if (result.kind === 'compared') return {};
  if (result.kind === 'replayed') return { stillParked: result.replayed.stillParked.length };
  const found = result.kind === 'rebuilt' ? result.rebuilt.comparison : result.verified;
  const position = result.kind === 'rebuilt' ? result.rebuilt.position : result.verified?.position;
  return {
    ...(position !== undefined && { position }),
    ...(found && { hash: found.replayedHash }),
    ...(found?.firstDifference && { firstKey: found.firstDifference.key.slice(0, 200) }),
  };
};
