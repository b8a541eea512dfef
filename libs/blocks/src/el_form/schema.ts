import { email, refusedAs } from '@linkyard/contracts';
import { z } from 'zod';
import { optionalLink, optionalPage, text } from '../kit/fields.js';
import { envelopeNames } from './answer-types.js';
import { conditionOps, fieldTypes, optionValue } from './field-types.js';
import { compilePattern } from './pattern.js';
import { maxPatternLength } from './pattern-syntax.js';

/** A field's name on the wire and in the page's markup. */
export const fieldId = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/, refusedAs('blocks.not_field_id'))
  .refine((id) => !envelopeNames.includes(id), refusedAs('blocks.field_id_taken'));

const bound = z.union([z.number(), z.iso.date()]).nullable().default(null);
const length = z.int().min(0).max(5000).nullable().default(null);

const pattern = z
  .string()
  .max(maxPatternLength)
  .refine((value) => value === '' || compilePattern(value) !== null, refusedAs('blocks.pattern_not_supported'))
  .default('');

export const formFieldSchema = z.object({
  id: fieldId,
  title: text(200),
  placeHolder: text(200),
  type: z.enum(fieldTypes).default('text'),
  required: z.boolean().default(false),
  options: z
    .array(z.object({ label: text(200), value: text(200) }))
    .max(100)
    // The editor keeps a line for an option that is still to be typed.
    .transform((options) => options.filter((option) => optionValue(option).trim() !== ''))
    .default([]),
  /** Numbers for number and range, calendar dates for date. */
  min: bound,
  max: bound,
  step: z.number().positive().nullable().default(null),
  minLength: length,
  maxLength: length,
  pattern,
  defaultValue: text(1000),
  helpText: text(500),
  showIf: z
    .object({ fieldId, op: z.enum(conditionOps).default('is'), value: text(200) })
    .nullable()
    .default(null),
  /** The field whose answer is the sender's e-mail address. */
  isemail: z.boolean().default(false),
  /** Whether the creator may delete the field. */
  isdelete: z.boolean().default(true),
  order: z.int().min(0).max(1000).default(0),
});
export type FormField = z.output<typeof formFieldSchema>;

const formFields = z
  .array(formFieldSchema)
  .max(60)
  .superRefine((fields, check) => {
    const seen = new Set<string>();
    fields.forEach(({ id }, index) => {
      if (seen.has(id))
        check.addIssue({ code: 'custom', path: [index], message: refusedAs('blocks.field_ids_repeated') });
      seen.add(id);
    });
  })
  .default([]);

/** @source spec 3 el_form, models.md 5 */
export const formSchema = z.object({
  title: text(200),
  description: text(1000),
  fields: formFields,
  btntext: text(80, 'Send'),
  /** Where answers are mailed to; empty is the creator's own address. Never part of the public page. */
  sentemail: z.union([z.literal(''), email]).default(''),
  thanktype: z.enum(['text', 'link', 'page']).default('text'),
  ttext: text(1000, 'Thank you! Your answers have arrived.'),
  tlink: optionalLink,
  ipage: optionalPage,
});
export type FormContent = z.output<typeof formSchema>;
