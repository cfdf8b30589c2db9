import { statfs } from 'node:fs/promises';

/** Less than the log's write-ahead file may grow by: writes fail soon, or fail already, with 503. Reads go on. */
const ROOM_BYTES = 16 * 1024 * 1024;

/** Whether there is room to write; true where it cannot be determined. */
export const hasRoom = async (folder: string, least = ROOM_BYTES): Promise<boolean> => {
  const disk = await statfs(folder).catch(() => undefined);
  return disk === undefined || disk.bavail * disk.bsize >= least;
};
