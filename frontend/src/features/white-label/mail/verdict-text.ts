import { t } from '@lingui/core/macro';
import type { ReplyOf, senderChecks, SenderRecordKind, SenderVerdict } from '@linkyard/contracts';

export type SenderRecord = ReplyOf<typeof senderChecks>['records'][number];

const nameOf: Record<SenderRecordKind, string> = { dkim: 'DKIM', dkimNext: 'DKIM', spf: 'SPF', dmarc: 'DMARC' };

/** What receivers make of a record, and what to do; null where nothing has to be done. */
export function verdictText({ kind, verdict, fullName }: SenderRecord): string | null {
  const name = nameOf[kind];
  const texts: Record<SenderVerdict, string | null> = {
    // Not seen by all name servers of the domain.
    ok:
      kind === 'dkimNext'
        ? t`The record of your new key is seen, but not at all name servers of your domain yet. It is looked at again every hour.`
        : null,
    monitoring: t`DMARC is set and asks receivers for nothing yet. Once your mails arrive well, change p=none to p=quarantine.`,
    missing: {
      dkim: t`The DKIM record is missing: receivers cannot check that your mails are from you.`,
      dkimNext: t`The record of your new key is not seen yet. Until it is, mails are signed with the present key: keep its record too.`,
      spf: t`The SPF record is missing: receivers cannot see that your mail server may send for your domain.`,
      dmarc: t`The DMARC record is missing. Gmail and Outlook ask for one.`,
    }[kind],
    several: t`There are several ${name} records at ${fullName}. Receivers ignore all of them: leave one.`,
    notIncluded: t`The SPF record does not seem to name your mail server. Your mail provider can tell you what to add.`,
    tooManyLookups: t`The SPF record leads to more than ten look-ups, so receivers ignore it. Remove what you no longer use.`,
    other: t`There is another key at ${fullName}. Replace it with the value below.`,
    invalid: t`The DMARC record has no policy that is known. Use p=none, p=quarantine or p=reject.`,
    unknown: t`${name} could not be looked up. Please check again in a moment.`,
  };
  return texts[verdict];
}
