/** Refused fields of enquiries. */
export const enquiryFields = {
  'enquiry.subject_required': /*i18n*/ 'Please enter a subject.',
  'enquiry.message_required': /*i18n*/ 'Please write a message.',
} as const satisfies Record<string, string>;
