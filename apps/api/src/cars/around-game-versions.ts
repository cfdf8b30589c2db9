import { Injectable } from '@nestjs/common';
import { CurrentGameVersion } from '../catalogue/current-game-version.ts';

/** What releasing a version of the game needs to know. */
@Injectable()
export class AroundGameVersions {
  constructor(private readonly version: CurrentGameVersion) {}

  newest() {
    return this.version.now();
  }
}
