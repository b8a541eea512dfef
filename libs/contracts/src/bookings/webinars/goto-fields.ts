/** What we call the fields that every registration form of GoToWebinar may have, by their key there. */
export const gotoFieldTitles: Readonly<Record<string, string>> = {
  address: /*i18n*/ 'Address',
  city: /*i18n*/ 'City',
  state: /*i18n*/ 'State or province',
  zipCode: /*i18n*/ 'Postal code',
  country: /*i18n*/ 'Country',
  phone: /*i18n*/ 'Phone',
  industry: /*i18n*/ 'Industry',
  organization: /*i18n*/ 'Organization',
  jobTitle: /*i18n*/ 'Job title',
  purchasingTimeFrame: /*i18n*/ 'Purchasing time frame',
  roleInPurchaseProcess: /*i18n*/ 'Role in the purchase process',
  numberOfEmployees: /*i18n*/ 'Number of employees',
  questionsAndComments: /*i18n*/ 'Questions and comments',
};

/** Begins the id of every question that GoToWebinar asks. */
export const gotoQuestionPrefix = 'goto-';

/** Whether a question has one of these titles, which its reader gets translated; an organizer's own words stay as they are. */
export const hasGotoTitle = ({ id, title }: { id: string; title: string }): boolean =>
  id.startsWith(gotoQuestionPrefix) && Object.values(gotoFieldTitles).includes(title);
