/** People are managed once the site is published, and while no administrator has closed it. @source spec 4 "White-label status" */
export const siteRefusals = [
  'white-label.domain_unverified',
  'white-label.not_complete',
  'white-label.suspended',
] as const;
