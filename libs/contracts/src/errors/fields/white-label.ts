export const whiteLabelFields = {
  'white-label.plain_colour': /*i18n*/ 'Choose a colour that is not see-through.',
  'white-label.smtp_port': /*i18n*/ 'Mail servers are reached at port 25, 465, 587 or 2525.',
  'white-label.password_again': /*i18n*/ 'Enter the password again: the server or the username has changed.',
} as const satisfies Record<string, string>;
