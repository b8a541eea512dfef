import { msg } from '@lingui/core/macro';
import { IconMessages } from '@tabler/icons-react';
import { lazy } from 'react';
import type { Feature } from '../../shared/feature/feature.js';
import { whenIdle } from '../../shared/when-idle.js';

/** Loads after the first screen, as the socket does. */
const UnreadMark = lazy(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve, { latestMs: 2000 }));
  return { default: (await import('./UnreadMark.js')).UnreadMark };
});

const entry = { path: '/chatroom-chat-community', label: msg`Chat room`, icon: IconMessages, Mark: UnreadMark };

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
    { ...entry, group: 'main', order: 80 },
    { ...entry, group: 'admin', order: 80 },
  ],
};
