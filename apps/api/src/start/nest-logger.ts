import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Nest's messages in our log; those of its startup only at level debug. */
export const nestLogger = (logger: Logger): LoggerService => ({
  log: (message: unknown) => logger.debug(String(message)),
  debug: (message: unknown) => logger.trace(String(message)),
  verbose: (message: unknown) => logger.trace(String(message)),
  warn: (message: unknown) => logger.warn(String(message)),
  error: (message: unknown, stack?: unknown) => logger.error({ stack }, String(message)),
  fatal: (message: unknown) => logger.fatal(String(message)),
});
