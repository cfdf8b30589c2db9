export { keepCatalogue } from './keep-catalogue.ts';
export { textOfCatalogue } from './catalogue-bytes.ts';
export { CATALOGUE } from './make-catalogue.ts';
