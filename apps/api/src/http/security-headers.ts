import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Everything from ourselves only; styles also inline, which the component library writes for its measures and colours. */
export const useSecurityHeaders = async (app: FastifyInstance, publicUrl: string): Promise<void> => {
  const { protocol, host } = new URL(publicUrl);
  const secure = protocol === 'https:';
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // Older browsers do not count a socket to the same host as 'self'.
        connectSrc: ["'self'", `${secure ? 'wss' : 'ws'}://${host}`],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure,
    xFrameOptions: { action: 'deny' },
  });
};
