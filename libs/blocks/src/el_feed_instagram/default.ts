import { feedSchema } from './schema.js';

export const createDefault = () => feedSchema.parse({ heading: 'Latest on Instagram' });
