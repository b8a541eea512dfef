import { t } from '@lingui/core/macro';
import type { DomainView } from '@linkyard/contracts';
import { RecordDrawer, RecordSection, StatusBadge, toast } from '@linkyard/ui';
import { IconExternalLink, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { DomainFindings } from '../../shared/domains/DomainFindings.js';
import { DomainHelp } from '../../shared/domains/DomainHelp.js';
import { DomainLook, NextCheck } from '../../shared/domains/DomainLook.js';
import { DomainRecords } from '../../shared/domains/DomainRecords.js';
import { HostName } from '../../shared/domains/HostName.js';
import { useDue } from '../../shared/domains/use-due.js';
import type { OpenedRow } from '../../shared/lists/use-opened-record.js';
import { AssignedPage } from './AssignedPage.js';
import { DomainFacts } from './DomainFacts.js';
import { RemoveDomainDialog } from './RemoveDomainDialog.js';
import { domainStateWords, stateSentence } from './domain-words.js';
import { WwwChoice } from './WwwChoice.js';
import { useDomainLook } from './use-domain-look.js';
import css from './custom-domain.module.css';

const icon = { size: 18, stroke: 1.5 };

interface DomainDrawerProps {
  opened: OpenedRow<DomainView>;
  isListed: boolean;
}

/** One domain: its records and what is wrong with them, its page, its end. */
export function DomainDrawer({ opened, isListed }: DomainDrawerProps) {
  const { id, row, steps } = opened;
  const look = useDomainLook(row);
  const [isRemoving, setRemoving] = useState(false);
  const { domain } = look;
  useDue(row?.nextCheckAt ?? null, look.refresh);
  const missing = id !== null && row === null && isListed;

  const press = async () => {
    const refusal = await look.press();
    if (refusal) toast.error(refusal.message);
  };
  return (
    <>
      <RecordDrawer
        {...steps}
        opened={id !== null}
        title={domain ? <HostName {...domain} /> : t`Domain`}
        loading={id !== null && row === null && !isListed}
        {...(missing ? { failure: { message: t`This domain is no longer here.` } } : {})}
        status={domain && <StatusBadge state={domain.state} states={domainStateWords()} />}
        {...(domain
          ? {
              primary: {
                label: t`Verify`,
                icon: <IconRefresh {...icon} />,
                loading: look.isPressed,
                onClick: () => void press(),
              },
            }
          : {})}
        actions={
          domain
            ? [
                ...(domain.isVerified && domain.campaignId !== null
                  ? [{ label: t`Open the page`, icon: <IconExternalLink {...icon} />, onClick: () => openAt(domain) }]
                  : []),
                {
                  label: t`Remove domain`,
                  icon: <IconTrash {...icon} />,
                  danger: true,
                  onClick: () => setRemoving(true),
                },
              ]
            : []
        }
      >
        {domain && <DomainBody domain={domain} look={look} />}
      </RecordDrawer>
      {domain && (
        <RemoveDomainDialog
          opened={isRemoving}
          domain={domain}
          onClose={() => setRemoving(false)}
          onRemoved={() => {
            setRemoving(false);
            steps.onClose();
          }}
        />
      )}
    </>
  );
}

/** Domains have the scheme and port of this app. */
const openAt = ({ host }: DomainView) => {
  const { protocol, port } = window.location;
  window.open(`${protocol}//${host}${port ? `:${port}` : ''}/`, '_blank', 'noreferrer');
};

function DomainBody({ domain, look }: { domain: DomainView; look: ReturnType<typeof useDomainLook> }) {
  const sentence = stateSentence(domain);
  const proof = domain.records.find(({ type }) => type === 'TXT');
  return (
    <>
      {sentence && <p className={css['sentence']}>{sentence}</p>}
      <RecordSection title={t`Page`}>
        <div className={css['stack']}>
          <AssignedPage domain={domain} />
          <WwwChoice domain={domain} />
        </div>
      </RecordSection>
      <DomainFacts domain={domain} />
      <RecordSection title={t`Records`}>
        <div className={css['stack']}>
          <DomainLook domain={domain} isLooking={look.isLooking} />
          <DomainFindings problems={look.problems} proofName={proof?.fullName} />
          <DomainRecords records={domain.records} isLookedUp={domain.lastCheckedAt !== null} />
          <NextCheck at={domain.nextCheckAt} />
          <DomainHelp records={domain.records} />
        </div>
      </RecordSection>
    </>
  );
}
