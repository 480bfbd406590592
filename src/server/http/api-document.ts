import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler } from 'fastify-type-provider-zod';

/** Collects the operations as they are made into routes, and hands them out as one OpenAPI document. */
export async function collectApiDocument(app: FastifyInstance): Promise<void> {
  // Input is checked by the operation itself, after asking who is calling.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Fairhank API',
        version: '1',
        description: 'Reads are GET with query parameters; writes are POST with a JSON body {"data": {…}}.',
      },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.send(app.swagger()),
  );
}
