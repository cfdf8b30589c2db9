import { Injectable } from '@nestjs/common';

export type UploadUse = {
  isPublic(name: string): Promise<boolean>;
  /** Those of the names that are still used; undefined while this is unknown. */
  used(names: readonly string[]): Promise<ReadonlySet<string> | undefined>;
};

/** Every use of uploaded files: each feature adds its own when it starts. */
@Injectable()
export class UploadUses {
  readonly #uses: UploadUse[] = [];

  add(use: UploadUse): void {
    this.#uses.push(use);
  }

  async isPublic(name: string): Promise<boolean> {
    for (const use of this.#uses) if (await use.isPublic(name)) return true;
    return false;
  }

  async used(names: readonly string[]): Promise<ReadonlySet<string> | undefined> {
    const all = new Set<string>();
    for (const use of this.#uses) {
      const used = await use.used(names);
      if (!used) return undefined;
      for (const name of used) all.add(name);
    }
    return all;
  }
}
