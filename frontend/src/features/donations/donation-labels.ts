import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import type { DonationGoalView, DonationView } from '@linkyard/contracts';
import type { StatusMap } from '@linkyard/ui';

export const donationStateLabels: () => StatusMap<DonationView['state']> = perLanguage(() => ({
  created: { label: t`Begun`, tone: 'neutral' },
  pending: { label: t`Not paid yet`, tone: 'waiting' },
  completed: { label: t`Received`, tone: 'good' },
  partiallyRefunded: { label: t`Partly refunded`, tone: 'info' },
  refunded: { label: t`Refunded`, tone: 'neutral' },
  failed: { label: t`Failed`, tone: 'bad' },
  cancelled: { label: t`Cancelled`, tone: 'neutral' },
  expired: { label: t`Expired`, tone: 'neutral' },
  disputed: { label: t`Disputed`, tone: 'bad' },
  lost: { label: t`Dispute lost`, tone: 'bad' },
}));

export const intervalLabels: () => Record<DonationView['interval'], string> = perLanguage(() => ({
  once: t`Once`,
  month: t`Monthly`,
  year: t`Yearly`,
}));

export const goalStateLabels: () => StatusMap<DonationGoalView['state']> = perLanguage(() => ({
  active: { label: t`Active`, tone: 'good' },
  reached: { label: t`Reached`, tone: 'info' },
  closed: { label: t`Closed`, tone: 'neutral' },
}));

export const providerNames = perLanguage(() => ({ stripe: t`Stripe`, paypal: t`PayPal` }));

export const donorName = ({ donor }: DonationView): string => donor.name || donor.email;
