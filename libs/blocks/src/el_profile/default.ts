import type { ProfileData } from './schema.js';

export const createDefault = (): ProfileData => ({
  name: 'Your name',
  image: '',
  imageAlt: '',
  tagline: 'One line about who you are and what you make.',
});
