/**
 * Collections of an owner whose records do not go to the reseller when one of its people is deleted and what they made is kept: why not. They
 * are erased then. All others say so by `transferWithAccount`, or are handed over by the handler named here. @source models.md 16 "delete-user"
 */
export const notTransferred: Readonly<Record<string, string>> = {
  'auth users': 'the account itself: anonymised, so that records that name its id still make sense',
  'auth impersonation_logs': 'who has signed in as the person who has left; the audit keeps it',
  'auth sessions': 'of the person who has left',
  'auth settings': 'how the person has set up the app',
  'bookings busy_times': 'of an account at a provider that is disconnected',
  'bookings calendar_accounts': 'holds the access to an account of the person',
  'bookings calendar_entries': 'of an account at a provider that is disconnected',
  'bookings calendar_feeds': 'its secret address was given away by the person',
  'bookings booking_email_codes': 'codes that visitors are entering',
  'bookings unpaidHolds': 'counts holds of the last minutes',
  'bookings waitingRequests': 'requests of the last day that wait for their visitor',
  'bookings webinar_connections': 'holds the access to an account of the person',
  'bookings webinar_syncs': 'of an account at a provider that is disconnected',
  'campaigns-and-templates categories': 'of the installation',
  'campaigns-and-templates preview_links': 'were given away by the person',
  'commerce ledger_differences': 'found anew every night',
  'commerce payment_connections': 'holds the keys of an account of the person',
  'commerce provider_events': 'of an account at a provider that is disconnected',
  'commerce product_import_lines': 'of an import under way',
  'commerce product_imports': 'of an import under way',
  'commerce tax_settings': 'of the business of the person; the reseller has its own',
  'commerce waitingRequests': 'requests of the last day that wait for their visitor',
  'integrations stock-use-reports': 'reports to a stock service that are about to be sent',
  'media ai-image-jobs': 'of a picture that is being made',
  'media exports': 'can be made again',
  'media uploads': 'who was uploading is signed out',
  'notifications-and-chat notification-digests': 'news for the person who has left',
  'notifications-and-chat enquiries': 'between the person who has left and those who run the site',
  'notifications-and-chat notifications': 'news for the person who has left',
  'notifications-and-chat push-notes': 'news for the person who has left',
  'notifications-and-chat push-deliveries': 'of what was sent before',
  'white-label domains': 'people of a tenant have none',
  'white-label white_labels': 'people of a tenant have none',
};

/** Handed over by a handler of its service, in an order or with counts that handing over collection by collection would not keep. */
export const handedOverApart: readonly string[] = [
  ...['campaigns', 'leads', 'pages', 'sections', 'templates'].map((name) => `campaigns-and-templates ${name}`),
  'media media',
];
