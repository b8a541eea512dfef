import type { ParseAnswers } from '../el_form/answer-types.js';
import { answerParsers } from './answers.gen.js';

/**
 * How the answers of a visitor to a block that collects something are checked, against the block's own saved fields;
 * undefined for a block that collects nothing.
 */
export function answerParserOf(type: string): ParseAnswers | undefined {
  return Object.hasOwn(answerParsers, type) ? answerParsers[type] : undefined;
}
