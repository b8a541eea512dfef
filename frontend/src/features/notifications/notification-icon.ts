import {
  IconBell,
  IconCalendarEvent,
  IconCalendarX,
  IconFileAlert,
  IconFileDownload,
  IconFileInvoice,
  IconForms,
  IconHeart,
  IconHeartOff,
  IconShieldExclamation,
  IconShoppingBag,
  IconSpeakerphone,
  IconStar,
  IconUserPlus,
  IconVideo,
  type Icon,
} from '@tabler/icons-react';
import type { NotificationView } from '@linkyard/contracts';

type Content = NotificationView['notification'];

const icons: Readonly<Record<Content['type'], Icon>> = {
  donation: IconHeart,
  purchase: IconShoppingBag,
  appointment: IconCalendarEvent,
  rating: IconStar,
  lead: IconUserPlus,
  webinar: IconVideo,
  invoice: IconFileInvoice,
  bform: IconSpeakerphone,
  system: IconShieldExclamation,
};

/** By type and what it is about. */
const special: Readonly<Record<string, Icon>> = {
  'donation.donationEnd': IconHeartOff,
  'donation.donationFailure': IconHeartOff,
  'appointment.calendar': IconCalendarX,
  'lead.form': IconForms,
  'system.exportReady': IconFileDownload,
  'system.exportFailed': IconFileAlert,
};

/** Each type has its own; a bell for one that a newer server sends. @source spec 3 "Notification" */
export function notificationIcon({ type, formTypeData, subject, system }: Content): Icon {
  const about = [system?.code, formTypeData?.type, subject?.kind].map((one) => special[`${type}.${one}`]);
  return about.find((icon) => icon !== undefined) ?? icons[type] ?? IconBell;
}
