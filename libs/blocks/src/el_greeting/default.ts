import { type GreetingContent, greetingSchema } from './schema.js';

export const createDefault = (): GreetingContent =>
  greetingSchema.parse({
    morning: 'Good morning',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
    night: 'Still up? Hello',
    name: 'and welcome',
  });
