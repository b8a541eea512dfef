import { z } from 'zod';
import type { FieldCode, ParamName, PlainFieldCode } from './fields/index.js';

const fieldParam = z.union([
  z.string(),
  z.number(),
  /** Minor units. */
  z.object({ amount: z.int(), currency: z.string() }),
  /** YYYY-MM-DD */
  z.object({ day: z.string() }),
]);
/** A value of a sentence. Where it is read, numbers, amounts and days are written as in the language of the reader. */
export type FieldParam = z.infer<typeof fieldParam>;

/** Why something is refused: a code of `fieldCatalogue` and the values of its sentence. */
export const reasonSchema = z.object({ code: z.string(), params: z.record(z.string(), fieldParam).optional() });
export type Reason = z.infer<typeof reasonSchema>;

/** One refused field of a request. `path` is dotted ("items.0.url"). */
export const fieldErrorSchema = z.object({ path: z.string(), ...reasonSchema.shape });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The values of a code's sentence, all of them; nothing for a sentence without any. */
export type ParamsOf<Code extends FieldCode> = [ParamName<Code>] extends [never]
  ? []
  : [params: Readonly<Record<ParamName<Code>, FieldParam>>];

/** Why something is refused, for a person: a code of `fieldCatalogue` and the values of its sentence. */
export const reason = <Code extends FieldCode>(code: Code, ...[params]: ParamsOf<Code>): Reason => ({
  code,
  ...(params ? { params: { ...params } } : {}),
});

/** One refused field. @param path dotted: `items.0.url` */
export const fieldError = <Code extends FieldCode>(
  path: string,
  code: Code,
  ...params: ParamsOf<Code>
): FieldError => ({
  path,
  ...reason(code, ...params),
});

/** What a rule of a schema refuses with: `z.string().regex(pattern, refusedAs('core.not_id'))`. */
export const refusedAs = <Code extends PlainFieldCode>(code: Code): Code => code;

/** The same for a `refine` whose sentence has values: `.refine(isShort, { path: ['to'], ...refusedWith('core.too_many_days', { count: 62 }) })`. */
export const refusedWith = <Code extends FieldCode>(code: Code, ...[params]: ParamsOf<Code>) => ({
  error: code,
  params: { ...params },
});
