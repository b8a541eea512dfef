import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Group, SegmentedControl } from '@mantine/core';
import { EmptyState, EntitySelect, ErrorState, PageHead } from '@linkyard/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { asApiError } from '../../shared/api/api-error.js';
import { firstEntries } from '../../shared/lists/record-filter.js';
import { useHomePageQuery, useHomePagesQuery, useHomeQuery, useLazyHomePagesQuery } from './api.js';
import { VisitsChart } from './chart/VisitsChart.js';
import { DashboardSkeleton } from './DashboardSkeleton.js';
import { stepsOf } from './first-steps.js';
import { FirstSteps } from './FirstSteps.js';
import { ranges, useHomeState, type Home, type HomeState } from './home-state.js';
import { Panel } from './Panel.js';
import { RecentLeads } from './RecentLeads.js';
import { deviceRows, linkRows, referrerRows } from './share-rows.js';
import { Shares } from './Shares.js';
import { Totals } from './Totals.js';
import css from './dashboard.module.css';

/** Polling interval for new visits while the window is visible, milliseconds. */
const refreshMs = 30_000;
const latestPages = { ...firstEntries, sort: '-updatedAt' } as const;

/** The creator's home: what happened on the pages, and what to do next. */
export function DashboardScreen() {
  const { state, change } = useHomeState();
  const pages = useHomePagesQuery(latestPages);
  const home = useHomeQuery(
    { range: state.range, ...(state.campaignId ? { campaignId: state.campaignId } : {}) },
    { pollingInterval: refreshMs, skipPollingIfUnfocused: true },
  );
  const isNewcomer = home.data !== undefined && isWithoutPage(home.data);

  return (
    <>
      <PageHead
        title={t`Dashboard`}
        purpose={t`Who came to your pages, and what they pressed.`}
        action={isNewcomer ? null : <Narrow state={state} change={change} count={pages.data?.totalCount ?? 0} />}
      />
      {home.isError && !home.data && (
        <ErrorState failure={asApiError(home.error)} retry={() => void home.refetch()} retrying={home.isFetching} />
      )}
      {home.isLoading && <DashboardSkeleton />}
      {home.data && (
        <HomeContent
          home={home.data}
          latestPage={pages.data?.data[0] ?? null}
          refreshing={home.isFetching && home.data.range !== state.range}
        />
      )}
    </>
  );
}

const isWithoutPage = ({ checklist }: Home) => checklist.some(({ key, done }) => key === 'createPage' && !done);

interface HomeContentProps {
  home: Home;
  latestPage: Parameters<typeof stepsOf>[1];
  refreshing: boolean;
}

/** What to do next, and the figures once there is a page that can have some. */
function HomeContent({ home, latestPage, refreshing }: HomeContentProps) {
  const isNewcomer = isWithoutPage(home);
  return (
    <>
      {isNewcomer && <Welcome />}
      <FirstSteps steps={stepsOf(home.checklist, latestPage)} />
      {!isNewcomer && <Figures home={home} refreshing={refreshing} />}
    </>
  );
}

interface NarrowProps {
  state: HomeState;
  change: (part: Partial<HomeState>) => void;
  /** How many pages there are. */
  count: number;
}

const entryOf = ({ _id, title }: { _id: string; title: string }) => ({ id: _id, label: title });

function Narrow({ state, change, count }: NarrowProps) {
  const { campaignId } = state;
  const chosen = useHomePageQuery(campaignId === null ? skipToken : { _id: campaignId }).currentData;
  const [search] = useLazyHomePagesQuery();
  const find = useCallback(
    async (searchTerm: string) => (await search({ ...latestPages, searchTerm }, true).unwrap()).data.map(entryOf),
    [search],
  );
  return (
    <div className={css['narrow']}>
      {(count > 1 || campaignId !== null) && (
        <EntitySelect
          aria-label={t`Page`}
          none={t`All pages`}
          value={campaignId === null ? null : { id: campaignId, label: chosen?.title ?? '…' }}
          find={find}
          onChange={(page) => change({ campaignId: page?.id ?? null })}
        />
      )}
      <SegmentedControl
        aria-label={t`Days`}
        value={state.range}
        onChange={(value) => change({ range: ranges().find((range) => range.value === value)?.value ?? '30d' })}
        data={ranges().map(({ value, label }) => ({ value, label }))}
      />
    </div>
  );
}

function Figures({ home, refreshing }: { home: Home; refreshing: boolean }) {
  const days = ranges().find(({ value }) => value === home.range)?.days ?? 30;
  return (
    <div className={css['figures']} data-refreshing={refreshing || undefined}>
      <Totals totals={home.totals} previous={home.previous} days={days} />
      <VisitsChart series={home.series} />
      <div className={css['panels']}>
        <Panel title={t`Top links`} empty={home.topLinks.length === 0 ? t`No link was pressed in these days.` : null}>
          <Shares rows={linkRows(home.topLinks)} />
        </Panel>
        <Panel
          title={t`Recent leads`}
          more={
            home.recentLeads.length > 0 && (
              <Anchor component={Link} to="/myleads" size="sm">
                <Trans>See all</Trans>
              </Anchor>
            )
          }
          empty={home.recentLeads.length === 0 ? t`Nobody has left their details yet.` : null}
        >
          <RecentLeads leads={home.recentLeads} />
        </Panel>
        <Panel title={t`Devices`} empty={home.devices.length === 0 ? t`No visit in these days.` : null}>
          <Shares rows={deviceRows(home.devices)} withPercent />
        </Panel>
        <Panel title={t`Came from`} empty={home.referrers.length === 0 ? t`No visit in these days.` : null}>
          <Shares rows={referrerRows(home.referrers)} withPercent />
        </Panel>
      </div>
    </div>
  );
}

function Welcome() {
  return (
    <div className={css['welcome']}>
      <EmptyState
        drawing="templates"
        text={t`Let’s make your first page.`}
        hint={t`Begin with a finished look, or bring the links you already have on another page.`}
        action={
          <Group gap="xs" justify="center">
            <Button component={Link} to="/templates">
              <Trans>Pick a template</Trans>
            </Button>
            <Button variant="default" component={Link} to="/mylinks?import=1">
              <Trans>Import a page you have</Trans>
            </Button>
          </Group>
        }
      />
    </div>
  );
}
