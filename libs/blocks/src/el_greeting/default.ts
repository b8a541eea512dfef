import type { Texts } from '@linkyard/languages';
import { type GreetingContent, greetingSchema } from './schema.js';

export const createDefault = (i18n: Texts): GreetingContent =>
  greetingSchema.parse({
    morning: i18n.t('Good morning'),
    afternoon: i18n.t('Good afternoon'),
    evening: i18n.t('Good evening'),
    night: i18n.t('Still up? Hello'),
    name: i18n.t('and welcome'),
  });
