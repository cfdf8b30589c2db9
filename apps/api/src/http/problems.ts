import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { problem } from '#contracts';

/** Says in the document which kinds of refusal a route may answer with. */
export const Problems = (...statuses: readonly number[]): MethodDecorator =>
  applyDecorators(
    ...statuses.map((status) =>
      ApiResponse({ status, standardSchema: problem, description: 'application/problem+json; `code` says why' }),
    ),
  );
