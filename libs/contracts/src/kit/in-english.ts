import { fieldSentence, type FieldParam, type Reason } from '../errors/index.js';
import { sentence } from '../primitives/sentence.js';

const plain = (value: FieldParam): string | number => {
  if (typeof value !== 'object') return value;
  return 'day' in value ? value.day : `${value.amount} ${value.currency}`;
};

/** For logs and for who runs an installation; what people use speaks their language. */
export const inEnglish = ({ code, params = {} }: Reason): string =>
  sentence(
    fieldSentence(code),
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, plain(value)])),
  );
