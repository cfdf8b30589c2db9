import { brokenJson, type JsonPlace } from './json-place.ts';

/** The message that a text is not valid JSON, and where it breaks. */
export function noJson(text: string, said: string, placeWords: (place: JsonPlace) => string): string {
  const place = brokenJson(text);
  return place ? `${said} ${placeWords(place)}` : said;
}
