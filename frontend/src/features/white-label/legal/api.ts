import { editLegalPages, editSocialClients } from '@linkyard/contracts';
import { addEndpoints } from '../../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../../shared/api/contract-endpoints.js';

const siteExtrasApi = addEndpoints(['LegalPages', 'SocialClients'], (build) => ({
  legalPages: commandQuery(build, editLegalPages, { provides: ['LegalPages'] }),
  editLegalPages: commandMutation(build, editLegalPages, ['LegalPages']),
  socialClients: commandQuery(build, editSocialClients, { provides: ['SocialClients'] }),
  editSocialClients: commandMutation(build, editSocialClients, ['SocialClients']),
}));

export const { useLegalPagesQuery, useEditLegalPagesMutation, useSocialClientsQuery, useEditSocialClientsMutation } =
  siteExtrasApi;
