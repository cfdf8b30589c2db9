import { Controller } from '@nestjs/common';
import { client } from '#contracts';
import { Address } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { VisitCounter } from './visit-counter.ts';

@Controller()
export class VisitsController {
  constructor(private readonly counter: VisitCounter) {}

  @Endpoint(client.countVisit)
  count(@Address() by: string): void {
    this.counter.count(new Date().toISOString(), by);
  }
}
