import { Controller } from '@nestjs/common';
import { type BegunTimes, imports, type ReadRequestOf, type TimesReport } from '#contracts';
import type { ActorId, Caller } from '#kernel';
import { By } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { TimesImports } from './times-imports.ts';

@Controller()
export class TimesImportsController {
  constructor(private readonly times: TimesImports) {}

  @Endpoint(imports.tryTimes)
  try(@Parsed() { body }: ReadRequestOf<typeof imports.tryTimes>): Promise<TimesReport> {
    return this.times.try({ ...body, gameVersion: body.gameVersion });
  }

  @Endpoint(imports.beginTimes)
  begin(@Parsed() { body }: ReadRequestOf<typeof imports.beginTimes>, @By() by: Caller): Promise<BegunTimes> {
    return this.times.begin({ ...body, gameVersion: body.gameVersion }, { actor: by.actor as ActorId, role: by.role });
  }

  @Endpoint(imports.bringTimes)
  bring(@Parsed() { params, body }: ReadRequestOf<typeof imports.bringTimes>): Promise<TimesReport> {
    return this.times.bring(params.importId, body);
  }

  @Endpoint(imports.endTimes)
  end(@Parsed() { params }: ReadRequestOf<typeof imports.endTimes>): Promise<BegunTimes> {
    return this.times.end(params.importId);
  }
}
