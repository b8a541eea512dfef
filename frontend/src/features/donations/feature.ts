import { msg, t } from '@lingui/core/macro';
import { IconHeart, IconHeartOff } from '@tabler/icons-react';
import { notificationParts } from '../../shared/feature/notification-parts.js';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/donations',
      title: msg`Donations`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./DonationsScreen.js')).DonationsScreen }),
    },
  ],
  menu: [{ path: '/donations', label: msg`Donations`, icon: IconHeart, group: 'analytics', order: 30 }],
  notifications: {
    donation: (notification) => {
      const { who, sum, where } = notificationParts(notification);
      if (notification.subject?.kind === 'donationEnd')
        return { text: t`${who} ended a repeated donation${where}.`, icon: IconHeartOff, path: '/donations' };
      if (notification.subject?.kind === 'donationFailure') {
        const text = t`The last payment of the repeated donation of ${who}${where} failed.`;
        return { text, icon: IconHeartOff, path: '/donations' };
      }
      return { text: t`${who} donated ${sum || t`to you`}${where}.`, icon: IconHeart, path: '/donations' };
    },
  },
};
