import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Problems } from '../http/problems.ts';
import { VisitCounter } from './visit-counter.ts';

@ApiTags('client')
@Controller('api/v1/visits')
export class VisitsController {
  constructor(private readonly counter: VisitCounter) {}

  @Post()
  @HttpCode(204)
  @ApiOperation({ summary: 'The site was opened once more today; who opened it, and from where, is not kept' })
  @ApiResponse({ status: 204, description: 'counted' })
  @Problems(403, 429)
  count(): void {
    this.counter.count(new Date().toISOString());
  }
}
