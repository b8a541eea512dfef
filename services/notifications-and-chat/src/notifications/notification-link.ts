import type { NotificationView } from '@linkyard/contracts';

type Content = NotificationView['notification'];

/** Where each kind is looked at. @source spec 7 "Real-time socket" */
const links: Record<Exclude<Content['type'], 'system'>, string> = {
  donation: '/donations',
  purchase: '/purchase',
  appointment: '/appointment-booking',
  rating: '/myleads',
  lead: '/myleads',
  webinar: '/registrations',
  invoice: '/invoice/list',
  bform: '/brandPromotions',
};

const special: Readonly<Record<string, string>> = { 'lead.form': '/formdata', 'appointment.calendar': '/integrations' };

/** The page of the app that shows the subject of a notification. */
export const linkOf = ({ type, formTypeData, system }: Pick<Content, 'type' | 'formTypeData' | 'system'>): string =>
  type === 'system' ? (system?.link ?? '/dashboard') : (special[`${type}.${formTypeData?.type}`] ?? links[type]);
