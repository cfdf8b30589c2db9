import { Inject, Injectable } from '@nestjs/common';
import { type Dump, type YearDumps, yearDumps } from '#contracts';
import { DUMP_FILES, type DumpFiles } from '../ports.ts';

const LIST = 'dump-years';

/**
 * The last dump of each year. Files have the year in their name, so that nothing newer of the same name replaces them.
 */
@Injectable()
export class DumpYears {
  constructor(@Inject(DUMP_FILES) private readonly dumpFiles: DumpFiles) {}

  async all(): Promise<YearDumps> {
    const version = await this.dumpFiles.newest(LIST);
    const bytes = version && (await this.dumpFiles.get(LIST, version.hash));
    return bytes ? yearDumps.parse(JSON.parse(Buffer.from(bytes).toString())) : { years: [] };
  }

  /** Saves the newest dump where its year is over by now. */
  async keep(newest: Dump, now: string): Promise<void> {
    const year = Number(newest.madeAt?.slice(0, 4));
    const { years } = await this.all();
    if (newest.madeAt === null || year >= Number(now.slice(0, 4)) || years.some((one) => one.year === year)) return;
    const files: Dump['files'] = [];
    for (const file of newest.files) {
      const hash = file.url.split('/').at(-2) ?? '';
      const bytes = await this.dumpFiles.get(file.name, hash);
      if (!bytes) continue;
      const name = `${year}-${file.name}`;
      await this.dumpFiles.put(name, { hash, position: newest.position }, bytes);
      files.push({ ...file, name, url: `/api/v1/dump/${hash}/${name}` });
    }
    const list = { years: [{ ...newest, files, year }, ...years] } satisfies YearDumps;
    const hash = now.replaceAll(/\W/g, '');
    await this.dumpFiles.put(LIST, { hash, position: newest.position }, Buffer.from(JSON.stringify(list)));
  }
}
