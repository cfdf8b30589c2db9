import type { Accounts, SentFile, SentFiles } from '#accounts';
import type { UploadFiles } from '#uploads';
import type { ZipWriter } from './zip-writer.ts';

const FILES_A_PAGE = 50;

export async function* pictureFiles(
  zip: ZipWriter,
  { sentFiles }: Pick<Accounts, 'sentFiles'>,
  files: UploadFiles,
  userId: string,
): AsyncGenerator<Uint8Array> {
  for await (const { name } of everyFile(sentFiles, userId)) {
    const bytes = await files.get(name, 'full');
    if (!bytes) continue;
    const file = zip.file(`pictures/${name}.webp`);
    file.add(bytes);
    file.end();
    yield* zip.taken();
  }
}

async function* everyFile(sentFiles: SentFiles, userId: string): AsyncGenerator<SentFile> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const page = await sentFiles.ownedBy(userId, after, FILES_A_PAGE);
    yield* page;
    after = page.length < FILES_A_PAGE ? undefined : page.at(-1)?.name;
  }
}
