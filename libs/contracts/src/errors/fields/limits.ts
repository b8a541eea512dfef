/** What a limit of an account allows; one code for none, one and several, for a sentence has no plural of its own. */
export const limitFields = {
  'limits.campaigns_none': /*i18n*/ 'Your plan has no room for pages. Ask support for more.',
  'limits.campaigns_one': /*i18n*/ 'Your plan has room for one page. Delete it, or ask support for more.',
  'limits.campaigns': /*i18n*/ 'Your plan has room for {limit} pages. Delete one, or ask support for more.',
  'limits.campaign_read_only':
    /*i18n*/ 'Your plan has room for fewer pages than you have, so this one cannot be changed. You can take it offline or delete it.',
  'limits.products_none': /*i18n*/ 'Your plan has no room for products. Ask support for more.',
  'limits.products_one': /*i18n*/ 'Your plan has room for one product. Delete it, or ask support for more.',
  'limits.products': /*i18n*/ 'Your plan has room for {limit} products. Delete one, or ask support for more.',
  'limits.product_read_only':
    /*i18n*/ 'Your plan has room for fewer products than you have, so this one cannot be changed. You can archive or delete it.',
  'limits.sub_users_none': /*i18n*/ 'Your plan has no room for users. Ask support for more.',
  'limits.sub_users_one': /*i18n*/ 'Your plan has room for one user. Delete it, or ask support for more.',
  'limits.sub_users': /*i18n*/ 'Your plan has room for {limit} users. Delete one, or ask support for more.',
  'limits.media': /*i18n*/ 'Your plan has room for {limit} MB of files. Delete something, or ask support for more.',
  'limits.mails': /*i18n*/ 'The mails of your plan for this month are used up: {used} of {limit}.',
} as const satisfies Record<string, string>;
