import { t } from '@lingui/core/macro';
import { formatMoney } from '@linkyard/ui';
import type { AppNotification } from './feature.js';

/** Parts that most notification sentences need. */
export function notificationParts({ name, email, amount, currency, campaignName }: AppNotification) {
  return {
    who: name || email || t`Someone`,
    /** Empty when the notification carries no amount. */
    sum: amount !== null && currency ? formatMoney({ amount, currency }) : '',
    where: campaignName ? t` on ${campaignName}` : '',
  };
}
