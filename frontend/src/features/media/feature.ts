import { msg } from '@lingui/core/macro';
import { IconPhoto, IconPhotoShare, IconPhotoUp } from '@tabler/icons-react';
import type { Feature } from '../../shared/feature/feature.js';

export const feature: Feature = {
  screens: [
    {
      path: '/mylibrary',
      title: msg`My Library`,
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({ Component: (await import('./library/MediaLibraryScreen.js')).MediaLibraryScreen }),
    },
    {
      path: '/admin/mylibrary',
      title: msg`My Library`,
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({ Component: (await import('./library/MediaLibraryScreen.js')).MediaLibraryScreen }),
    },
    {
      path: '/admin/public-upload',
      title: msg`Public Upload`,
      frame: 'framed',
      skeleton: 'form',
      lazy: async () => ({ Component: (await import('./public-images/PublicUploadScreen.js')).PublicUploadScreen }),
    },
    {
      path: '/admin/public-images',
      title: msg`Public Images`,
      frame: 'framed',
      skeleton: 'cards',
      lazy: async () => ({ Component: (await import('./public-images/PublicImagesScreen.js')).PublicImagesScreen }),
    },
  ],
  menu: [
    { path: '/mylibrary', label: msg`My Library`, icon: IconPhoto, group: 'main', order: 40 },
    { path: '/admin/mylibrary', label: msg`My Library`, icon: IconPhoto, group: 'admin', order: 30 },
    { path: '/admin/public-upload', label: msg`Public Upload`, icon: IconPhotoUp, group: 'admin', order: 40 },
    { path: '/admin/public-images', label: msg`Public Images`, icon: IconPhotoShare, group: 'admin', order: 50 },
  ],
};
