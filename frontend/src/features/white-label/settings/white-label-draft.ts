import type { RequestInput, updateWhiteLabel, WhiteLabelView } from '@linkyard/contracts';
import type { RecordForm } from '../../../shared/forms/use-record-form.js';

/** What is edited of a record; the domain is verified by a call of its own. */
export type WhiteLabelDraft = Omit<
  RequestInput<typeof updateWhiteLabel>,
  '_id' | 'rev' | 'domain' | 'logo' | 'favicon'
> & {
  logo: string;
  favicon: string;
};
export type SectionProps = Pick<RecordForm<WhiteLabelDraft>, 'draft' | 'change' | 'set' | 'errorOf'>;

export function draftOf(record: WhiteLabelView): WhiteLabelDraft {
  const { title, author, description, categories, supportEmail, supportLink, theme, signupMode, offPage } = record;
  const { hasPassword: _kept, ...smtpDetails } = record.smtpDetails;
  return {
    ...{ title, author, description, categories, supportEmail, supportLink, theme, signupMode, offPage },
    showPoweredBy: record.showPoweredBy,
    logo: record.logo ?? '',
    favicon: record.favicon ?? '',
    smtpDetails,
  };
}

/** @param domain as it is typed on the screen */
export const settingsOf = (draft: WhiteLabelDraft, { _id, rev }: WhiteLabelView, domain: string) => ({
  ...draft,
  ...{ _id, rev, domain },
});
