import { formatMoney } from '@linkyard/ui';
import type { AppNotification } from './feature.js';

/** Parts that most notification sentences need. */
export function notificationParts({ name, email, amount, currency, campaignName }: AppNotification) {
  return {
    who: name || email || 'Someone',
    /** Empty when the notification carries no amount. */
    sum: amount !== null && currency ? formatMoney({ amount, currency }) : '',
    where: campaignName ? ` on ${campaignName}` : '',
  };
}
