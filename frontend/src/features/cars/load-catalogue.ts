import { cars, catalogue } from '#contracts';
import type { Car, CatalogueHead } from '#contracts';
import { CatalogueUnreadable, withoutTags } from '#racing';
import { checkAnswer } from '../../lib/api/answer-check.ts';
import { queryApi, queryFile } from '../../lib/api/query-api.ts';
import type { Answer } from '../../lib/api/query-api.ts';
import { asProblem, ProblemError } from '../../lib/api/problem-error.ts';
import { textOf } from '../../lib/api/read-answer.ts';
import { decodeInWorker } from './decode-in-worker.ts';

export async function fetchHead(): Promise<Answer<CatalogueHead>> {
  const { value } = await queryApi(catalogue.head);
  return { value, position: value.position };
}

/** The offered cars, without the omitted tags. If that catalogue no longer exists, those of the newest, tried once. */
export async function loadCatalogue(hash: string, left: readonly string[]): Promise<readonly Car[]> {
  try {
    return await carsOf(hash, left);
  } catch (thrown) {
    if (asProblem(thrown).code !== 'catalogue-unknown') throw thrown;
    return carsOf((await fetchHead()).value.hash, left);
  }
}

/** The browser caches the file for ever: a second visit costs no request. */
export async function carsOf(hash: string, left: readonly string[]): Promise<readonly Car[]> {
  const response = await queryFile(catalogue.file, { params: { hash } });
  const items = await decoded(await textOf(response));
  checkAnswer(cars.list, { items });
  const all = items as readonly unknown[] as readonly Car[];
  const tags = new Set(left);
  return left.length === 0 ? all : all.map((car) => withoutTags(car, tags));
}

async function decoded(text: string) {
  try {
    return await decodeInWorker(text);
  } catch (thrown) {
    // From a newer release: this page must be reloaded.
    if (thrown instanceof CatalogueUnreadable) throw new ProblemError('answer-unreadable');
    throw thrown;
  }
}
