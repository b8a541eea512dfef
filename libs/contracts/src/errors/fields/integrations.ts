export const integrationsFields = {
  'integrations.keyword_missing': /*i18n*/ 'Please enter a keyword to search images.',
  'integrations.not_api_address': /*i18n*/ 'This is not an address.',
  'integrations.api_address_only': /*i18n*/ 'Only the address, without a name, password or query.',
} as const satisfies Record<string, string>;
