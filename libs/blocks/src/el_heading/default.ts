import type { HeadingData } from './schema.js';

export const createDefault = (): HeadingData => ({ text: 'A new chapter', tag: 'h2', align: '' });
