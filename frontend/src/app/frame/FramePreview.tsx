import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatCount, InlineAlert, PageHead, StatCard } from '@linkyard/ui';
import { ActionIcon, Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useUser } from '../../shared/session/use-session.js';
import { BottomBar } from './BottomBar.js';
import { menuFor } from './menu.js';
import { Sidebar } from './Sidebar.js';
import { TopBar } from './TopBar.js';
import frame from './Frame.module.css';
import css from './FramePreview.module.css';

const nothing = () => undefined;

/** The frame with figures that are examples: for those who choose its colours. */
export function FramePreview() {
  return (
    <div className={frame['frame']}>
      <Sidebar menu={menuFor(useUser())} />
      <div className={frame['main']}>
        <TopBar
          title={t`Dashboard`}
          onSearch={nothing}
          bell={
            <ActionIcon size={40} aria-label={t`Notifications`}>
              <IconBell size={18} stroke={1.5} />
            </ActionIcon>
          }
        />
        <main className={frame['content']}>
          <PageHead
            title={t`Dashboard`}
            purpose={t`Who came to your pages, and what they pressed.`}
            action={
              <Button>
                <Trans>New page</Trans>
              </Button>
            }
          />
          <div className={css['figures']}>
            <StatCard label={t`Visits`} value={formatCount(1248)} change={{ now: 1248, before: 1102 }} />
            <StatCard label={t`Clicks`} value={formatCount(436)} change={{ now: 436, before: 401 }} />
            <StatCard label={t`Leads`} value={formatCount(27)} change={{ now: 27, before: 31 }} />
          </div>
          <InlineAlert tone="info" title={t`These figures are examples.`} />
        </main>
      </div>
      <BottomBar />
    </div>
  );
}
