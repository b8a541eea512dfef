import type { SocialIconsData } from './schema.js';

export const createDefault = (): SocialIconsData => ({
  packId: '',
  items: [
    { socialTypeId: 'instagram', url: 'https://www.instagram.com/', status: 1 },
    { socialTypeId: 'youtube', url: 'https://www.youtube.com/', status: 1 },
    { socialTypeId: 'email', url: 'mailto:hello@example.com', status: 1 },
  ],
  size: 'md',
  shape: 'circle',
  useBrandColors: false,
});
