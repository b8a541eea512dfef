import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
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

export const providers: () => Record<PaymentProviderName, ProviderWords> = perLanguage(() => ({
  stripe: {
    name: 'Stripe',
    icon: IconBrandStripe,
    purpose: t`Cards, wallets and bank payments, paid into your own Stripe account.`,
    dashboard: { label: t`Open API keys at Stripe`, url: 'https://dashboard.stripe.com/apikeys' },
    steps: [
      t`Create a restricted key. Allow writing for Checkout Sessions, Payment Intents, Refunds, Products, Prices, Subscriptions and Webhook Endpoints, and reading for Charges, Invoices, Disputes, Balance, Balance Transaction Sources and Payouts.`,
      t`Copy the key and paste it here. Your secret key works as well.`,
    ],
  },
  paypal: {
    name: 'PayPal',
    icon: IconBrandPaypal,
    purpose: t`PayPal balance, cards and bank payments, paid into your own PayPal account.`,
    dashboard: {
      label: t`Open Apps & Credentials at PayPal`,
      url: 'https://developer.paypal.com/dashboard/applications',
    },
    steps: [
      t`Choose Live or Sandbox, then create an app of the type Merchant.`,
      t`Copy its client ID and its secret and paste them here.`,
    ],
  },
}));

/** @source models.md 6 PaymentConnection */
export const connectionStates: () => StatusMap<PaymentConnectionView['state']> = perLanguage(() => ({
  pending: { label: t`Being checked`, tone: 'waiting' },
  active: { label: t`Working`, tone: 'good' },
  restricted: { label: t`Working with limits`, tone: 'waiting' },
  revoked: { label: t`Disconnected`, tone: 'neutral' },
  error: { label: t`Not working`, tone: 'bad' },
}));

export const accountName = ({ label, accountId }: PaymentConnectionView): string => label || accountId;
