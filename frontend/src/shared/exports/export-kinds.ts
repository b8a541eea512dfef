import { t } from '@lingui/core/macro';
import type { ExportKind } from '@linkyard/contracts';
import { perLanguage } from '@linkyard/ui';

const names: () => Record<ExportKind, string> = perLanguage(() => ({
  leads: t`Leads`,
  'form-data': t`Form data`,
  'payment-orders': t`Orders`,
  donations: t`Donations`,
  appointment: t`Bookings`,
  webinar: t`Registrations`,
  'sub-users': t`Users`,
}));

export const exportName = (kind: ExportKind): string => names()[kind];

/** The screens whose lists are exported. */
export const exportedScreens: Record<ExportKind, string> = {
  leads: '/myleads',
  'form-data': '/formdata',
  'payment-orders': '/purchase',
  donations: '/donations',
  appointment: '/appointment-booking',
  webinar: '/registrations',
  'sub-users': '/white-label?tab=users',
};
