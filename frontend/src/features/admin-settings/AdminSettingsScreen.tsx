import { t } from '@lingui/core/macro';
import { FormSection, PageHead } from '@linkyard/ui';
import { SettingsPanels } from '../../shared/feature/SettingsPanels.js';
import { ProviderSection } from './ProviderSection.js';
import { BlockSwitches } from './block-policy/BlockSwitches.js';

/** What holds for the whole installation. */
export function AdminSettingsScreen() {
  return (
    <>
      <PageHead title={t`Settings`} purpose={t`What holds for everybody here.`} />
      <FormSection
        title={t`Blocks`}
        help={t`A block that is off is not offered any more and leaves published pages at once. Drafts keep it, so switching it on brings it back.`}
      >
        <BlockSwitches />
      </FormSection>
      <ProviderSection />
      <SettingsPanels screen="admin" />
    </>
  );
}
