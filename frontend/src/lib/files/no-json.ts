import { brokenJson, type JsonPlace } from './json-place.ts';

/** That a text is no JSON, and where it stops being it. */
export function noJson(text: string, said: string, placeWords: (place: JsonPlace) => string): string {
  const place = brokenJson(text);
  return place ? `${said} ${placeWords(place)}` : said;
}
