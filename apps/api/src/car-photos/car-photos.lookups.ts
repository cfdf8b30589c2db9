import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import type { SubmitCarPhoto } from '#domain';
import { CarIds } from '../cars/car-ids.ts';
import { CurrentGameVersion } from '../catalogue/current-game-version.ts';
import { ACCOUNTS } from '../ports.ts';

@Injectable()
export class CarPhotoLookups {
  constructor(
    private readonly carIds: CarIds,
    private readonly version: CurrentGameVersion,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  carId({ data }: SubmitCarPhoto) {
    return this.carIds.of(data.carId);
  }

  upload({ data: { file }, meta: { actor } }: SubmitCarPhoto) {
    return this.accounts.sentFiles.get(actor, file);
  }

  gameVersion() {
    return this.version.now();
  }
}
