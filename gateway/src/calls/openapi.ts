import { errorCatalogue, uploadedFile, type AnyCommand, type ErrorCode, type HttpBinding } from '@linkyard/contracts';
import { z } from 'zod';

type Bound = AnyCommand & { http: HttpBinding };
function replace(schema: object, by: object) {
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key);
  Object.assign(schema, by);
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === uploadedFile) replace(jsonSchema, { type: 'string', format: 'binary' });
      // A list of fixed length, because readers of OpenAPI disagree about prefixItems.
      const [first, ...others] = jsonSchema.prefixItems ?? [];
      if (first && others.every((other) => JSON.stringify(other) === JSON.stringify(first)))
        replace(jsonSchema, { type: 'array', items: first, minItems: others.length + 1, maxItems: others.length + 1 });
    },
  });
  return json;
};

/** What every refusal looks like. @source ADR 0001 */
const refusalSchema = {
  type: 'object',
  required: ['status', 'message', 'code', 'requestId'],
  properties: {
    status: { const: 0 },
    message: { type: 'string', description: 'A sentence for a person.' },
    code: { type: 'string', description: 'For programs; stable.' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      description: 'The refused fields, each once.',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: {
          path: { type: 'string' },
          code: { type: 'string', description: 'For programs; stable.' },
          params: { type: 'object', description: 'The values in the sentence, by name.' },
          message: { type: 'string', description: 'A sentence for a person.' },
        },
      },
    },
  },
};

/** The OpenAPI 3.1 document of every call, made from the contracts alone. @param site whose calls these are */
export function openApiDocument(commands: readonly Bound[], site: { title: string; url: string }) {
  return {
    openapi: '3.1.0',
    info: {
      title: site.title,
      version: '1',
      description: 'Every call answers {status, message, data}; status 1 is success.',
    },
    servers: [{ url: site.url }],
    components: {
      schemas: { Refusal: refusalSchema },
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
      commands
        .filter(({ http }) => !isFormOfAnother(http, commands))
        .map((command) => [
          command.http.path,
          { [(command.http.method ?? 'POST').toLowerCase()]: operation(command, formOf(command, commands)) },
        ]),
    ),
  };
}

const isForm = ({ body }: HttpBinding) => body === 'multipart';
/** The contract by which a call that takes JSON takes a form with a file too. */
const formOf = ({ http }: Bound, commands: readonly Bound[]) =>
  commands.find((other) => other.http.path === http.path && isForm(other.http) && !isForm(http));
const isFormOfAnother = (http: HttpBinding, commands: readonly Bound[]) =>
  isForm(http) && commands.some((other) => other.http.path === http.path && !isForm(other.http));

type Responses = Record<string, { description: string; content?: object }>;

function operation(command: Bound, form?: Bound) {
  const { http } = command;
  return {
    operationId: command.subject,
    summary: command.summary,
    tags: [command.service],
    'x-role': http.role,
    ...(http.feature ? { 'x-feature': http.feature } : {}),
    security: http.role === 'public' ? [] : [{ token: [] }],
    ...input(command, form),
    responses: responses({ ...command, errors: [...(command.errors ?? []), ...(form?.errors ?? [])] }),
  };
}

function responses(command: Bound): Responses {
  return command.http.silent
    ? { 204: { description: 'Taken' } }
    : {
        200: {
          description: command.message || 'Success',
          content: { 'application/json': { schema: success(command) } },
        },
        ...refusals(command),
      };
}

function input(command: Bound, form?: Bound) {
  const schema = schemaOf(command.request, 'input');
  if (command.http.method === 'GET') return { parameters: queryParameters(schema) };
  const content = {
    [isForm(command.http) ? 'multipart/form-data' : 'application/json']: { schema },
    ...(form && { 'multipart/form-data': { schema: schemaOf(form.request, 'input') } }),
  };
  return { requestBody: { required: !command.request.safeParse({}).success, content } };
}

const queryParameters = ({ properties = {}, required = [] }: ReturnType<typeof schemaOf>) =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));

const success = (command: Bound) => ({
  type: 'object',
  required: ['status', 'message', 'data'],
  properties: { status: { const: 1 }, message: { type: 'string' }, data: schemaOf(command.reply, 'output') },
});

/** What any call can answer, whichever its contract: the gateway or the bus refuses before a service decides. */
const generalCodes: readonly ErrorCode[] = [
  'core.malformed',
  'core.not_found',
  'core.too_large',
  'core.unsupported_type',
  'core.invalid_input',
  'core.rate_limited',
  'core.unavailable',
  'core.timeout',
  'core.outcome_unknown',
];

function refusals({ http, errors = [] }: Bound) {
  const session: readonly ErrorCode[] = http.role === 'public' ? [] : ['core.unauthenticated', 'core.forbidden'];
  const byStatus = new Map<number, string[]>();
  for (const code of new Set([...generalCodes, ...session, ...errors])) {
    const { http: status, text } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${text}`]);
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [String(status), { description: lines.join('\n\n'), content }]),
  );
}
