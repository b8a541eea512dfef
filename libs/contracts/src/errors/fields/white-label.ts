export const whiteLabelFields = {
  'white-label.plain_colour': /*i18n*/ 'Choose a colour that is not see-through.',
  'white-label.client_secret': /*i18n*/ 'Enter the secret that belongs to this id.',
  'white-label.client_id': /*i18n*/ 'An id has letters, digits, dots, colons and hyphens only.',
  'white-label.smtp_port': /*i18n*/ 'Mail servers are reached at port 25, 465, 587 or 2525.',
  'white-label.password_again': /*i18n*/ 'Enter the password again: the server or the username has changed.',
  'white-label.plan_feature': /*i18n*/ 'A plan cannot give a white label or an own domain.',
  'white-label.plan_name_taken': /*i18n*/ 'There is a plan of this name already.',
  'white-label.plan_above_own': /*i18n*/ 'Your own limit is {limit}, so a plan cannot give more.',
  'white-label.save_or_delete': /*i18n*/ 'Send either save or delete.',
  'white-label.placeholder_unknown': /*i18n*/ 'There is no value for {names}. Choose from the list of placeholders.',
  'white-label.placeholder_missing': /*i18n*/ 'The mail needs {names}. Put it where it belongs.',
  'white-label.link_refused': /*i18n*/ 'A link leads to a web address, or to a placeholder that is one: {names}',
} as const satisfies Record<string, string>;
