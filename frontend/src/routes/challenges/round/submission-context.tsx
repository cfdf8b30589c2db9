import { useMemo } from 'react';
import type { RoundAnswer } from '#contracts';
import { useCatalogue } from '../../../features/cars/use-catalogue.ts';
import { ReadLanes } from './read-lanes.tsx';

type SubmissionContextProps = { round: RoundAnswer; submissionId: string };

export function SubmissionContext({ round: { submissions, content }, submissionId }: SubmissionContextProps) {
  const { cars } = useCatalogue();
  const byId = useMemo(() => new Map(cars.map((car) => [car.id, car])), [cars]);
  const submission = submissions.find((one) => one.submissionId === submissionId);
  const other = submissions.find((one) => one.submissionId !== submissionId && one.status === 'waiting');
  if (!submission) return null;
  return <ReadLanes content={submission.content} cars={byId} beside={content ?? other?.content} />;
}
