import { errorCatalogue, type AnyCommand, type HttpBinding } from '@linkyard/contracts';
import { z } from 'zod';

type Bound = AnyCommand & { http: HttpBinding };
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return json;
};

/** The OpenAPI 3.1 document of every call, made from the contracts alone. */
export function openApiDocument(commands: readonly Bound[], serverUrl: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Linkyard',
      version: '1',
      description: 'Every call answers {status, message, data}; status 1 is success.',
    },
    servers: [{ url: serverUrl }],
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The raw token, or Bearer and the token.',
        },
      },
    },
    paths: Object.fromEntries(
      commands.map((command) => [
        command.http.path,
        { [(command.http.method ?? 'POST').toLowerCase()]: operation(command) },
      ]),
    ),
  };
}

function operation(command: Bound) {
  const { http } = command;
  const content = http.body === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: command.subject,
    summary: command.summary,
    tags: [command.service],
    'x-role': http.role,
    security: http.role === 'public' ? [] : [{ token: [] }],
    ...(http.method === 'GET'
      ? {}
      : { requestBody: { content: { [content]: { schema: schemaOf(command.request, 'input') } } } }),
    responses: http.silent
      ? { 204: { description: 'Taken' } }
      : {
          200: {
            description: command.message || 'Success',
            content: { 'application/json': { schema: success(command) } },
          },
          ...refusals(command),
        },
  };
}

const success = (command: Bound) => ({
  type: 'object',
  required: ['status', 'message', 'data'],
  properties: { status: { const: 1 }, message: { type: 'string' }, data: schemaOf(command.reply, 'output') },
});

function refusals(command: Bound) {
  const codes = [
    'core.invalid_input',
    ...(command.http.role === 'public' ? [] : (['core.unauthenticated', 'core.forbidden'] as const)),
    ...(command.http.rate ? (['core.rate_limited'] as const) : []),
    ...(command.errors ?? []),
  ] as const;
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const { http, text } = errorCatalogue[code as keyof typeof errorCatalogue];
    byStatus.set(http, [...(byStatus.get(http) ?? []), `\`${code}\`: ${text}`]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [String(status), { description: lines.join('\n\n') }]),
  );
}
