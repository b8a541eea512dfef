import type { PaymentConnectionView } from '@linkyard/contracts';
import type { StatusMap } from '@linkyard/ui';
import { IconBrandPaypal, IconBrandStripe, type Icon } from '@tabler/icons-react';

export type PaymentProviderName = PaymentConnectionView['provider'];

interface ProviderWords {
  name: string;
  icon: Icon;
  purpose: string;
  /** Where the keys are, and the steps to get them. */
  dashboard: { label: string; url: string };
  steps: readonly string[];
}

export const providers: Record<PaymentProviderName, ProviderWords> = {
  stripe: {
    name: 'Stripe',
    icon: IconBrandStripe,
    purpose: 'Cards, wallets and bank payments, paid into your own Stripe account.',
    dashboard: { label: 'Open API keys at Stripe', url: 'https://dashboard.stripe.com/apikeys' },
    steps: [
      'Create a restricted key. Allow writing for Checkout Sessions, Refunds, Products, Prices, Subscriptions and Webhook Endpoints, and reading for Payment Intents, Charges, Disputes, Balance and Payouts.',
      'Copy the key and paste it here. Your secret key works as well.',
    ],
  },
  paypal: {
    name: 'PayPal',
    icon: IconBrandPaypal,
    purpose: 'PayPal balance, cards and bank payments, paid into your own PayPal account.',
    dashboard: {
      label: 'Open Apps & Credentials at PayPal',
      url: 'https://developer.paypal.com/dashboard/applications',
    },
    steps: [
      'Choose Live or Sandbox, then create an app of the type Merchant.',
      'Copy its client ID and its secret and paste them here.',
    ],
  },
};

/** @source models.md 6 PaymentConnection */
export const connectionStates: StatusMap<PaymentConnectionView['state']> = {
  pending: { label: 'Being checked', tone: 'waiting' },
  active: { label: 'Working', tone: 'good' },
  restricted: { label: 'Working with limits', tone: 'waiting' },
  revoked: { label: 'Disconnected', tone: 'neutral' },
  error: { label: 'Not working', tone: 'bad' },
};

export const accountName = ({ label, accountId }: PaymentConnectionView): string => label || accountId;
