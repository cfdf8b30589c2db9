import { strToU8, Zip, ZipDeflate } from 'fflate';

export type ZipFile = { add(part: string | Uint8Array): void; end(): void };

/** A zip that is read while it is written: `taken` gives the bytes that are new since the last call. */
export const zipWriter = () => {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    ready.push(data);
  });
  return {
    file: (name: string): ZipFile => {
      const entry = new ZipDeflate(name, { level: 6 });
      zip.add(entry);
      return {
        add: (part) => void entry.push(typeof part === 'string' ? strToU8(part) : part),
        end: () => void entry.push(new Uint8Array(), true),
      };
    },
    taken: (): readonly Uint8Array[] => ready.splice(0),
    end: () => zip.end(),
  };
};

export type ZipWriter = ReturnType<typeof zipWriter>;
