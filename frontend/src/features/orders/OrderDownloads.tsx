import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OrderView } from '@linkyard/contracts';
import { DateText, FactList, perLanguage, RecordSection } from '@linkyard/ui';
import { useOrderDownloadsQuery } from './api.js';

/** What the buyer can download, and how often still. */
export function OrderDownloads({ order }: { order: OrderView }) {
  const { data } = useOrderDownloadsQuery({ _id: order._id });
  if (!data || data.downloads.length === 0) return null;
  return (
    <RecordSection title={t`Downloads`}>
      <FactList
        facts={data.downloads.map(({ title, state, remaining, expiresAt }) => ({
          label: title,
          value: state === 'active' ? <Left remaining={remaining} expiresAt={expiresAt} /> : downloadWords()[state],
        }))}
      />
    </RecordSection>
  );
}

const downloadWords = perLanguage(() => ({ exhausted: t`All used`, expired: t`Expired`, revoked: t`Withdrawn` }));

const Left = ({ remaining, expiresAt }: { remaining: number | null; expiresAt: string | null }) => (
  <>
    {remaining === null ? t`No limit` : t`${remaining} left`}
    {expiresAt && (
      <>
        <Trans>
          , until <DateText value={expiresAt} />
        </Trans>
      </>
    )}
  </>
);
