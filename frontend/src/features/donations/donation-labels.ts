import type { DonationGoalView, DonationView } from '@linkyard/contracts';
import type { StatusMap } from '@linkyard/ui';

export const donationStateLabels: StatusMap<DonationView['state']> = {
  created: { label: 'Begun', tone: 'neutral' },
  pending: { label: 'Not paid yet', tone: 'waiting' },
  completed: { label: 'Received', tone: 'good' },
  partiallyRefunded: { label: 'Partly refunded', tone: 'info' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
  disputed: { label: 'Disputed', tone: 'bad' },
  lost: { label: 'Dispute lost', tone: 'bad' },
};

export const intervalLabels: Record<DonationView['interval'], string> = {
  once: 'Once',
  month: 'Monthly',
  year: 'Yearly',
};

export const goalStateLabels: StatusMap<DonationGoalView['state']> = {
  active: { label: 'Active', tone: 'good' },
  reached: { label: 'Reached', tone: 'info' },
  closed: { label: 'Closed', tone: 'neutral' },
};

export const providerNames = { stripe: 'Stripe', paypal: 'PayPal' };

export const donorName = ({ donor }: DonationView): string => donor.name || donor.email;
