import { msg } from '@lingui/core/macro';
import { IconMessages } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/chatroom-chat-community',
      title: msg`Chat room`,
      frame: 'framed',
      skeleton: 'none',
      lazy: async () => ({ Component: (await import('./ChatRoomScreen.js')).ChatRoomScreen }),
    },
  ],
  menu: [
    { path: '/chatroom-chat-community', label: msg`Chat room`, icon: IconMessages, group: 'main', order: 80 },
    { path: '/chatroom-chat-community', label: msg`Chat room`, icon: IconMessages, group: 'admin', order: 80 },
  ],
};
