/** Refused fields of push notifications. */
export const pushFields = {
  'push.in_past': /*i18n*/ 'This time is over. Please choose a later one.',
  'push.too_long': /*i18n*/ 'This does not fit into a push notification. Please shorten the text or the addresses.',
} as const satisfies Record<string, string>;
