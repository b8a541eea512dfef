import { editMailTexts, previewWhiteLabel, type ReplyOf } from '@linkyard/contracts';
import { addEndpoints } from '../../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../../shared/api/contract-endpoints.js';

export type MailText = ReplyOf<typeof editMailTexts>['texts'][number];
export type TextInLanguage = MailText['languages'][number];
export interface Words {
  subject: string;
  body: string;
}

const mailTextsApi = addEndpoints(['MailTexts'], (build) => ({
  mailTexts: commandQuery(build, editMailTexts, { provides: ['MailTexts'] }),
  editMailTexts: commandMutation(build, editMailTexts, ['MailTexts']),
  mailPreview: commandQuery(build, previewWhiteLabel, { keepSec: 30 }),
}));

export const { useMailTextsQuery, useEditMailTextsMutation, useMailPreviewQuery } = mailTextsApi;
