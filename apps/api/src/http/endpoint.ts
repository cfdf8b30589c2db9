import {
  applyDecorators,
  Header,
  HttpCode,
  RequestMapping,
  RequestMethod,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { type AnswerOf, type CallerRole, type Endpoint as Said, descriptionOf, type ReadRequestOf } from '#contracts';
import { routeConfigOf } from './endpoint-of.ts';
import { type Positioned, PositionedAnswers } from './positioned.ts';
import { OptionalLogin, RequireLogin } from './login.guard.ts';
import { StaffGuard } from './staff.ts';

type Answer<Of extends Said> =
  Of extends Said<infer Description>
    ? Description extends { readonly views: readonly string[] }
      ? Promise<Positioned<AnswerOf<Of>>>
      : AnswerOf<Of> | Promise<AnswerOf<Of>>
    : never;

/** A method that serves an endpoint: its first parameter is what `@Parsed()` gives, if any; it returns the response. */
type Handler<Of extends Said> = keyof ReadRequestOf<Of> extends never
  ? (...given: never[]) => Answer<Of>
  : (request: ReadRequestOf<Of>, ...given: never[]) => Answer<Of>;

type Serving<Of extends Said> = <Method extends Handler<Of>>(
  target: object,
  key: string,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

const guards = {
  anyone: [],
  'guest-or-member': [OptionalLogin],
  member: [RequireLogin],
  moderator: [StaffGuard],
  admin: [StaffGuard],
} as const satisfies Record<CallerRole, readonly unknown[]>;

/**
 * Makes a method the route of an endpoint of the contracts: method, path, status, permission, views to wait for. Its
 * return value must match the endpoint's response.
 */
export const Endpoint = <Of extends Said>(endpoint: Of): Serving<Of> => {
  const { method, path, who, status = 200, contentType, views } = descriptionOf(endpoint);
  return applyDecorators(
    RequestMapping({ path, method: RequestMethod[method] }),
    HttpCode(status),
    UseGuards(...guards[who]),
    RouteConfig(routeConfigOf(endpoint)),
    ...(contentType === undefined ? [] : [Header('content-type', contentType)]),
    ...(views ? [UseInterceptors(PositionedAnswers)] : []),
  ) as Serving<Of>;
};
