import {
  IconBell,
  IconCalendar,
  IconFileInvoice,
  IconForms,
  IconHeart,
  IconShoppingBag,
  IconSpeakerphone,
  IconStar,
  IconUserPlus,
  IconVideo,
  type Icon,
} from '@tabler/icons-react';
import type { NotificationView } from '@linkyard/contracts';

type Told = NotificationView['notification'];

const icons: Record<Told['type'], Icon> = {
  donation: IconHeart,
  purchase: IconShoppingBag,
  appointment: IconCalendar,
  rating: IconStar,
  lead: IconUserPlus,
  webinar: IconVideo,
  invoice: IconFileInvoice,
  bform: IconSpeakerphone,
};

/** Each type has its own; a form's answer is a lead with a picture of its own. @source spec 3 "Notification" */
export function IconOfNotification({ notification }: { notification: Pick<Told, 'type' | 'formTypeData'> }) {
  // A type this build does not know gets the bell.
  const TypeIcon = notification.formTypeData?.type === 'form' ? IconForms : (icons[notification.type] ?? IconBell);
  return <TypeIcon size={18} stroke={1.5} aria-hidden />;
}
