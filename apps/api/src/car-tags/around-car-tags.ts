import { Injectable } from '@nestjs/common';
import { CurrentGameVersion } from '../catalogue/current-game-version.ts';

/** What is said of a tag is said in today's version of the game. */
@Injectable()
export class AroundCarTags {
  constructor(private readonly version: CurrentGameVersion) {}

  gameVersion() {
    return this.version.now();
  }
}
