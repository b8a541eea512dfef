import { t } from '@lingui/core/macro';
import { questionTypes } from '@linkyard/contracts';
import { perLanguage } from '@linkyard/ui';

const labels: () => Record<(typeof questionTypes)[number], string> = perLanguage(() => ({
  text: t`One line`,
  textarea: t`Several lines`,
  select: t`One of several`,
  radio: t`One of a few`,
  'group checkbox': t`Any of several`,
  checkbox: t`Box to tick`,
  date: t`Date`,
  number: t`Number`,
  email: t`E-mail`,
  phone: t`Phone`,
  url: t`Web address`,
}));

/** How a question to visitors is answered, for a Select. */
export const questionTypeOptions = () => questionTypes.map((value) => ({ value, label: labels()[value] }));
