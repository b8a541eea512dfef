import type { PaymentMode } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';

/** A receipt of a test payment says that it is none. */
export const testNote = (mode: PaymentMode, i18n: Texts): string[] =>
  mode === 'test' ? [i18n.t('This is a test: no money was paid.')] : [];
