import type { Words } from '../words/words.js';

export const seatsText = (seatsLeft: number, { i18n }: Words): string =>
  i18n.t('{seatsLeft, plural, one {# seat left} other {# seats left}}', { seatsLeft });
