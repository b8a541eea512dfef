import { FormSection, FormSkeleton, textOf } from '@linkyard/ui';
import { Suspense } from 'react';
import type { SettingsPanel } from './feature.js';
import { useFeatures } from './features-context.js';

/** The panels that features add to a settings screen, in their order. */
export function SettingsPanels({ screen }: Pick<SettingsPanel, 'screen'>) {
  const panels = useFeatures()
    .flatMap(({ settingsPanels = [] }) => settingsPanels)
    .filter((panel) => panel.screen === screen)
    .sort((one, other) => one.order - other.order);
  return panels.map(({ title, help, Panel }) => (
    <FormSection key={title.id} title={textOf(title)} {...(help ? { help: textOf(help) } : {})}>
      <Suspense fallback={<FormSkeleton />}>
        <Panel />
      </Suspense>
    </FormSection>
  ));
}
