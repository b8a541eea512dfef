import { PageHead } from '@linkyard/ui';
import { CalendarProviders } from './calendars/CalendarProviders.js';
import { PaymentProviders } from './payments/PaymentProviders.js';

/** Accounts at other services, by what they are for. @source look.md "Integrations" */
export function IntegrationsScreen() {
  return (
    <div data-wide>
      <PageHead title="Integrations" purpose="Connect the services you already use." />
      <PaymentProviders />
      <CalendarProviders />
    </div>
  );
}
