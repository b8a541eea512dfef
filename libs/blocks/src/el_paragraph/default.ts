import type { ParagraphData } from './schema.js';

export const createDefault = (): ParagraphData => ({
  input: '<p>Tell people what you are working on, where to find you this month, or why this page exists.</p>',
});
