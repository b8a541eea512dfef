import { msg, t } from '@lingui/core/macro';
import { IconClipboardText, IconForms, IconStar, IconUserPlus, IconUsersGroup } from '@tabler/icons-react';
import { notificationParts } from '../../shared/feature/notification-parts.js';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/myleads',
      title: msg`Lead's Data`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./LeadsScreen.js')).LeadsScreen }),
    },
    {
      path: '/formdata',
      title: msg`Form's Data`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: (await import('./form-data/FormDataScreen.js')).FormDataScreen }),
    },
  ],
  menu: [
    { path: '/myleads', label: msg`Lead's Data`, icon: IconUsersGroup, group: 'analytics', order: 10 },
    { path: '/formdata', label: msg`Form's Data`, icon: IconClipboardText, group: 'analytics', order: 20 },
  ],
  notifications: {
    lead: (notification) => {
      const { who, where } = notificationParts(notification);
      if (notification.formTypeData?.type === 'form')
        return { text: t`${who} filled in a form${where}.`, icon: IconForms, path: '/formdata' };
      return notification.formTypeData?.type === 'upload'
        ? { text: t`${who} sent you a file${where}.`, icon: IconUserPlus, path: '/myleads' }
        : { text: t`${who} left their details${where}.`, icon: IconUserPlus, path: '/myleads' };
    },
    rating: (notification) => {
      const { who, where } = notificationParts(notification);
      return { text: t`${who} left a rating${where}.`, icon: IconStar, path: '/myleads' };
    },
  },
};
