import { Injectable } from '@nestjs/common';
import { CurrentGameVersion } from '../catalogue/current-game-version.ts';

@Injectable()
export class GameVersionLookups {
  constructor(private readonly version: CurrentGameVersion) {}

  newest() {
    return this.version.now();
  }
}
