import type { LinkData } from './schema.js';

export const createDefault = (): LinkData => ({
  linkTitle: 'My website',
  linkType: 'url',
  inputLink: 'https://example.com/',
  inputPage: '',
  newpage: false,
  subtitle: '',
  icon: '',
  image: '',
  badge: '',
  utm: { source: '', medium: '', campaign: '' },
  priority: 'none',
});
