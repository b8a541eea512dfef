import { accountRules } from './account-rules.js';
import { bookingRules } from './booking-rules.js';
import { donationRules } from './donation-rules.js';
import { leadRules } from './lead-rules.js';
import type { NotificationRule } from './notification-rule.js';
import { purchaseRules } from './purchase-rules.js';
import { registrationRules } from './registration-rules.js';
import { siteRules } from './site-rules.js';

/** Every event that people are notified of: recipients, key, content and mail of each. @source models.md 14, 25 "Notification types" */
export const notificationRules: readonly NotificationRule[] = [
  ...purchaseRules,
  ...donationRules,
  ...bookingRules,
  ...registrationRules,
  ...leadRules,
  ...accountRules,
  ...siteRules,
];
