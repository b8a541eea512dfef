import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { DomainView } from '@linkyard/contracts';
import { CardsSkeleton, EmptyState, ErrorState, InlineAlert, PageHead, reasonText } from '@linkyard/ui';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { asApiError } from '../../shared/api/api-error.js';
import { useDue } from '../../shared/domains/use-due.js';
import { hasFeature } from '../../shared/feature/has-feature.js';
import { useOpenedRow } from '../../shared/lists/use-opened-record.js';
import { useUser } from '../../shared/session/use-session.js';
import { AddDomainDialog } from './AddDomainDialog.js';
import { useDomainsQuery } from './api.js';
import { DomainDrawer } from './DomainDrawer.js';
import { DomainRow } from './DomainRow.js';
import css from './custom-domain.module.css';

/** Domains of the creator's own, at which their pages open. @source spec 2 "Custom domain" */
export function CustomDomainScreen() {
  const isOffered = hasFeature(useUser(), 'customDomain');
  return isOffered ? (
    <Domains />
  ) : (
    <>
      <PageHead title={t`Custom domain`} />
      <EmptyState drawing="links" text={t`Custom domains are not switched on for your account.`} />
    </>
  );
}

const noDomains: readonly DomainView[] = [];

function Domains() {
  const list = useDomainsQuery({});
  const [isAdding, setAdding] = useState(false);
  const rows = list.data?.data ?? noDomains;
  const { open, ...opened } = useOpenedRow('domain', rows);
  useDue(soonest(rows), () => void list.refetch());
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setAdding(true)}>
      <Trans>Add a domain</Trans>
    </Button>
  );
  return (
    <>
      <PageHead
        title={t`Custom domain`}
        purpose={t`Let your pages open at domains of your own.`}
        action={rows.length > 0 && add}
      />
      {list.data?.isSetUp === false && <InlineAlert title={reasonText({ code: 'domains.not_set_up' })} />}
      {list.isLoading && <CardsSkeleton cards={2} pictureHeight={0} />}
      {list.isError && !list.data && (
        <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} retrying={list.isFetching} />
      )}
      {list.data && rows.length === 0 && (
        <EmptyState
          drawing="links"
          text={t`Your page can open at a domain that you own.`}
          hint={t`Add the domain, set two records at the company where you registered it, and choose the page.`}
          action={add}
        />
      )}
      {rows.length > 0 && (
        <ul className={css['domains']} aria-label={t`Your domains`}>
          {rows.map((domain) => (
            <DomainRow key={domain._id} domain={domain} onOpen={() => open(domain._id)} />
          ))}
        </ul>
      )}
      <AddDomainDialog opened={isAdding} onClose={() => setAdding(false)} onAdded={open} />
      <DomainDrawer opened={opened} isListed={list.data !== undefined} />
    </>
  );
}

/** When the server looks at one of them again. */
function soonest(rows: readonly DomainView[]): string | null {
  const [first = null] = rows.flatMap(({ nextCheckAt }) => nextCheckAt ?? []).sort();
  return first;
}
