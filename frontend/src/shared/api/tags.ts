/** What the cache can be told to read again. One word per kind of thing a screen shows. */
export const tags = [
  'Profile',
  'Sessions',
  'Users',
  'Campaigns',
  'Templates',
  'Pages',
  'PreviewLinks',
  'ReadyMade',
  'SectionPassword',
  'Sections',
  'Media',
  'Leads',
  'Forms',
  'Notifications',
  'Dashboard',
  'Settings',
  'SharedPictures',
  'BlockPolicy',
] as const;
export type Tag = (typeof tags)[number];
