import { z } from 'zod';
import { richText } from '../kit/fields.js';

/** @source spec 3 "Block types": input */
export const schema = z.object({
  /** HTML of the allow-list. */
  input: richText(20_000),
});
export type ParagraphData = z.output<typeof schema>;
