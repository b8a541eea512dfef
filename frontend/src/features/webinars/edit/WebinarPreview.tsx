import { t } from '@lingui/core/macro';
import { emptyForm, registerScreen } from '@linkyard/storefront';
import { ScreenPreview } from '../../../shared/screen-preview/ScreenPreview.js';
import { useOwnHost } from '../../../shared/screen-preview/use-own-host.js';
import { previewedWebinar } from './previewed-webinar.js';
import type { WebinarDraft } from './webinar-draft.js';

/** The registration page as visitors will see it. */
export function WebinarPreview({ draft }: { draft: WebinarDraft }) {
  const host = useOwnHost();
  return (
    <ScreenPreview
      title={t`Preview of the registration page`}
      screenOf={(words) =>
        registerScreen({ webinar: previewedWebinar(draft, host), form: emptyForm, idempotencyKey: '' }, words)
      }
    />
  );
}
