export { cacheCatalogue } from './cache-catalogue.ts';
export { makeInWorker } from './make-in-worker.ts';
export { type OlderCatalogues, olderCatalogues } from './older-catalogues.ts';
export { nameOfCatalogue } from './older-names.ts';
export { textOfCatalogue } from './catalogue-bytes.ts';
export { CATALOGUE } from './make-catalogue.ts';
