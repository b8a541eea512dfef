import { t } from '@lingui/core/macro';
import type { EnquiryCategory, EnquiryState } from '@linkyard/contracts';
import { perLanguage, type StatusMap } from '@linkyard/ui';

/** As those see them who answer. */
export const siteStates: () => StatusMap<EnquiryState> = perLanguage(() => ({
  open: { label: t`Open`, tone: 'new' },
  pending: { label: t`Answered`, tone: 'waiting' },
  resolved: { label: t`Settled`, tone: 'good' },
  closed: { label: t`Closed`, tone: 'neutral' },
  spam: { label: t`Spam`, tone: 'bad' },
}));

export const categoryWords: () => Record<EnquiryCategory, string> = perLanguage(() => ({
  support: t`Help`,
  sales: t`Before buying`,
  billing: t`Billing`,
  abuse: t`Report misuse`,
  feedback: t`Feedback`,
}));
