import { Injectable } from '@nestjs/common';
import { CurrentGameVersion } from '../catalogue/current-game-version.ts';

/** Changes of a tag are made in the current game version. */
@Injectable()
export class CarTagLookups {
  constructor(private readonly version: CurrentGameVersion) {}

  gameVersion() {
    return this.version.now();
  }
}
