// Made by tools/generate-registry.mjs from the block folders. Do not edit.
import type { ParseAnswers } from '../el_form/answer-types.js';
import { parseAnswers as el_form } from '../el_form/answers.js';
import { parseAnswers as el_optin } from '../el_optin/answers.js';

export const answerParsers: Record<string, ParseAnswers> = {
  el_form,
  el_optin,
};
