import { FormSkeleton } from '@linkyard/ui';
import { deferred } from '@linkyard/ui/deferred';
import { type ComponentType, Suspense } from 'react';

/** The shape of a panel that is on its way. */
export const PanelSkeleton = () => (
  <div style={{ padding: 16 }}>
    <FormSkeleton />
  </div>
);

/** A part that comes after the page is on screen, with the shape of a form until then. */
function panel<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { Component: Panel, warm } = deferred(load);
  const Framed = (props: Props) => (
    <Suspense fallback={<PanelSkeleton />}>
      <Panel {...props} />
    </Suspense>
  );
  return { Framed, warm };
}

const pages = panel(async () => (await import('./pages/PagesPanel.js')).PagesPanel);
const section = panel(async () => (await import('./properties/SectionPanel.js')).SectionPanel);
const site = panel(async () => (await import('./properties/SitePanel.js')).SitePanel);

export const PagesPanel = pages.Framed;
export const SectionPanel = section.Framed;
export const SitePanel = site.Framed;
export const warmPanels = () => Promise.all([section.warm(), pages.warm(), site.warm()]);
