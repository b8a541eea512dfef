import { t } from '@lingui/core/macro';
import { PageHead } from '@linkyard/ui';
import { CalendarProviders } from './calendars/CalendarProviders.js';
import { PaymentProviders } from './payments/PaymentProviders.js';
import { WebinarProvider } from './webinars/WebinarProvider.js';

/** Accounts at other services, by what they are for. @source look.md "Integrations" */
export function IntegrationsScreen() {
  return (
    <div data-wide>
      <PageHead title={t`Integrations`} purpose={t`Connect the services you already use.`} />
      <PaymentProviders />
      <CalendarProviders />
      <WebinarProvider />
    </div>
  );
}
