/** Cache tags that several features provide or invalidate. A feature adds its own in its api.ts with `addTagTypes`. */
export const tags = [
  'Profile',
  'Campaigns',
  'Templates',
  'Pages',
  'Sections',
  'Media',
  'Leads',
  'Forms',
  'Notifications',
  'Dashboard',
  'SharedPictures',
] as const;
