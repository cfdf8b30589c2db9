import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Unique words, each sent once: where one is found shows what stores it. */
export class Marks {
  readonly #said = new Map<string, string>();

  /** A new mark for a place, as `PUT /api/v1/settings options{}`. */
  next(place: string): string {
    const mark = `zqm${this.#said.size}q`;
    this.#said.set(mark, place);
    return mark;
  }

  /** Places whose marks are in files of a folder, with the file. */
  in(folder: string, only: (file: string) => boolean = () => true): readonly string[] {
    const copy = mkdtempSync(join(tmpdir(), 'tdr-looked-at-'));
    try {
      // Closing a file releases the process's SQLite locks on it: another process copies.
      execFileSync('cp', ['-R', `${folder}/.`, copy]);
      const places = filesIn(copy)
        .filter(only)
        .flatMap((file) => [...new Set(textOf(file).match(/zqm\d+q/gi))].map((mark) => this.#placeOf(mark, file)));
      return [...new Set(places)].sort();
    } finally {
      rmSync(copy, { recursive: true });
    }
  }

  #placeOf(mark: string, file: string): string {
    return `${this.#said.get(mark.toLowerCase()) ?? mark} in ${file.split('/').at(-1) ?? file}`;
  }
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

const textOf = (file: string): string => {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1');
};
