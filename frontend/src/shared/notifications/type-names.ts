import { t } from '@lingui/core/macro';
import { notificationTypes, type NotificationView } from '@linkyard/contracts';
import { perLanguage } from '@linkyard/ui';
import { useHasScreen } from '../feature/use-has-screen.js';
import { useUser } from '../session/use-session.js';

type NotificationType = NotificationView['notification']['type'];

/** What each type of notification is about. */
const typeNames: () => Record<NotificationType, string> = perLanguage(() => ({
  purchase: t`Orders`,
  donation: t`Donations`,
  appointment: t`Bookings`,
  webinar: t`Webinar registrations`,
  lead: t`Leads and forms`,
  rating: t`Ratings`,
  invoice: t`Invoices`,
  bform: t`Brand requests`,
  system: t`Account and site`,
}));

/** Types of capabilities that a build may not have yet, by their screens. */
const needed: Partial<Record<NotificationType, string>> = { invoice: '/invoice/list', bform: '/brandpromotionforms' };

/** The types that this person can get: an admin has no pages. */
export function useNotificationTypes(): { type: NotificationType; label: string }[] {
  const hasScreen = useHasScreen();
  const isCreator = useUser()?.role === 2;
  const names = typeNames();
  const canGet = (type: NotificationType) =>
    type === 'system' || (isCreator && (needed[type] === undefined || hasScreen(needed[type])));
  return notificationTypes.filter(canGet).map((type) => ({ type, label: names[type] }));
}
