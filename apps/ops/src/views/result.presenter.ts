import type { Compared, ViewResult } from '#operations';
import type { Rebuilt, Replayed, Verified } from '#read-store';

export const presentResult = (result: ViewResult, keep = false): readonly string[] => {
  const { view } = result;
  if (result.kind === 'rebuilt') return tellRebuilt(view, result.rebuilt, keep);
  if (result.kind === 'compared') return tellCompared(result.compared);
  if (result.kind === 'replayed') return tellReplayed(view, result.replayed);
  return [`${view}: ${result.verified ? verdict(result.verified) : 'not built yet'}`];
};

const tellCompared = ({ equality, views, compared, differing, first }: Compared): readonly string[] => [
  `${equality} (${views.join(', ')}): ${differing === 0 ? `equal, ${compared} compared` : `UNEQUAL, ${differing} of ${compared}`}`,
  ...(first ? [`  first at ${first.name}`] : []),
  ...Object.entries(first?.says ?? {}).map(([who, says]) => `    ${who} says ${JSON.stringify(says)}`),
];

const tellRebuilt = (view: string, { position, comparison }: Rebuilt, keep: boolean): readonly string[] => [
  keep
    ? `View ${view} is rebuilt next to the live one, up to position ${position}. \`switch ${view}\` makes it live.`
    : `View ${view} is rebuilt, up to position ${position}.`,
  ...(comparison
    ? [
        `  ${comparison.documents} documents, hash ${comparison.replayedHash}`,
        comparison.equal ? '  the same as before' : '  the one before differed',
      ]
    : []),
];

const tellReplayed = (view: string, { documents, stillParked, needRebuild }: Replayed): readonly string[] => [
  `Documents of ${view} that are up to date again: ${documents}`,
  ...stillParked.map(({ key, position, error }) => `  still parked: ${key} at ${position}: ${error}`),
  ...(needRebuild.length > 0 ? [`  ${needRebuild.length} events need \`rebuild ${view}\`.`] : []),
];

const verdict = ({ documents, equal, firstDifference, liveHash, parkedDocuments, position }: Verified): string => {
  const parked = parkedDocuments > 0 ? `, ${parkedDocuments} documents parked` : '';
  if (equal) return `right, ${documents} documents up to position ${position}, hash ${liveHash}${parked}`;
  const { key, live, replayed } = firstDifference ?? {};
  return [
    `WRONG up to position ${position}${parked}; first difference at ${key}`,
    `  the view has  ${JSON.stringify(live?.doc ?? null)}`,
    `  the log says  ${JSON.stringify(replayed?.doc ?? null)}`,
  ].join('\n');
};
