import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** The document made from the zod contracts, and a page to read it on, twice: people look for it in both places. */
export const useOpenApi = (app: INestApplication): void => {
  const about = new DocumentBuilder()
    .setTitle('Track Day Records')
    .setDescription(
      'Writes carry an Idempotency-Key (a UUID) and a session cookie; errors are application/problem+json.',
    )
    .setVersion('1')
    .build();
  const document = () => SwaggerModule.createDocument(app, about);
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
  });
  SwaggerModule.setup('swagger', app, document, { raw: false });
};
