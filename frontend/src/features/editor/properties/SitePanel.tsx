import { t } from '@lingui/core/macro';
import { Tabs } from '@mantine/core';
import { perLanguage, FormSkeleton } from '@linkyard/ui';
import { Suspense } from 'react';
import { HistoryPanel } from '../dialogs.js';
import { PagePanel } from './PagePanel.js';
import { ThemePanel } from './ThemePanel.js';
import css from './properties.module.css';

export type SiteTab = 'theme' | 'page' | 'history';
const tabs: () => readonly { value: SiteTab; label: string }[] = perLanguage(() => [
  { value: 'theme', label: t`Theme` },
  { value: 'page', label: t`Page` },
  { value: 'history', label: t`History` },
]);

interface SitePanelProps {
  tab: SiteTab;
  onTab: (tab: SiteTab) => void;
}

/** What is set when no block is selected: the look of all, the open page, earlier versions. */
export function SitePanel({ tab, onTab }: SitePanelProps) {
  return (
    <div className={css['panel']} data-editor-form>
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) => onTab(tabs().find(({ value }) => value === next)?.value ?? 'theme')}
      >
        <Tabs.List grow mb={16}>
          {tabs().map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="theme">
          <ThemePanel />
        </Tabs.Panel>
        <Tabs.Panel value="page">
          <PagePanel />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <Suspense fallback={<FormSkeleton />}>
            <HistoryPanel />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
