export const notificationFields = {
  'notifications.ids_or_up_to': /*i18n*/ 'Send either ids or upTo.',
} as const;
