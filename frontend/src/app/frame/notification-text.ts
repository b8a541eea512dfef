import { t } from '@lingui/core/macro';
import {
  IconBell,
  IconCalendar,
  IconFileAlert,
  IconFileDownload,
  IconFileInvoice,
  IconHeart,
  IconShieldExclamation,
  IconShoppingBag,
  IconSpeakerphone,
  IconVideo,
  type Icon,
} from '@tabler/icons-react';
import { exportKinds } from '@linkyard/contracts';
import { exportName } from '../../shared/exports/export-kinds.js';
import type { AppNotification, Feature, NotificationRenderers } from '../../shared/feature/feature.js';
import { notificationParts } from '../../shared/feature/notification-parts.js';
import { senderProblem } from '../../shared/sender-problem.js';

type SystemNotice = NonNullable<AppNotification['system']>;

/** Types whose feature has no folder yet; the feature's own renderer replaces the one here. */
const defaults: NotificationRenderers = {
  donation: (notification) => {
    const { who, sum } = notificationParts(notification);
    return { text: t`${who} donated ${sum || t`to you`}.`, icon: IconHeart, path: '/donations' };
  },
  purchase: (notification) => {
    const { who, sum } = notificationParts(notification);
    const names = notification.productDetails.map((product) => product.name).join(', ') || 'something';
    return { text: t`${who} bought ${names}${sum ? ` for ${sum}` : ''}.`, icon: IconShoppingBag, path: '/purchase' };
  },
  appointment: (notification) => ({
    text: t`${notificationParts(notification).who} booked ${notification.appointmentName || t`a time`}.`,
    icon: IconCalendar,
    path: '/appointment-booking',
  }),
  webinar: (notification) => ({
    text: t`${notificationParts(notification).who} signed up for ${notification.webinar || t`your webinar`}.`,
    icon: IconVideo,
    path: '/registrations',
  }),
  invoice: (notification) => {
    const { who, sum } = notificationParts(notification);
    const payer = notification.payerBName || who;
    return {
      text: t`${payer} paid an invoice${sum ? ` of ${sum}` : ''}.`,
      icon: IconFileInvoice,
      path: '/invoice/list',
    };
  },
  bform: (notification) => ({
    text: t`${notificationParts(notification).who} sent you a brand request.`,
    icon: IconSpeakerphone,
    path: '/brandpromotionforms',
  }),
  system: ({ system, ...notification }) => ({
    text: system ? systemText(system, notificationParts(notification).sum) : t`Something new happened.`,
    icon: (system && systemIcons[system.code]) ?? IconShieldExclamation,
    path: system?.link ?? '/dashboard',
  }),
};

const systemIcons: Partial<Record<SystemNotice['code'], Icon>> = {
  exportReady: IconFileDownload,
  exportFailed: IconFileAlert,
};

function systemText({ code, params }: SystemNotice, sum: string): string {
  const { campaignName = '', kind, title = '', failure, host = '', by, reason = '', domain = '' } = params;
  const problem = senderProblem(failure);
  const exported = exportKinds.find((known) => known === kind);
  const name = exported ? exportName(exported) : '';
  const moved =
    reason === 'claimed'
      ? t`Another account has proven that ${domain} is theirs, and it is served there now.`
      : t`${domain} no longer leads here. Check its records.`;
  return {
    domainFailing: moved,
    gateGuessed: t`Many wrong passwords were tried on “${campaignName}”. Visitors still get in; a longer password keeps it safe.`,
    domainVerified: t`${domain} is verified and leads here now.`,
    mailsQueued: t`Your visitors caused more than 300 mails within an hour. The rest is sent bit by bit.`,
    paymentParked: t`${sum} arrived in another currency than you asked for. Refund it at your payment provider.`,
    impersonated:
      by === 'owner'
        ? t`The operator of this site signed in to your account. Reason: ${reason}`
        : t`An administrator signed in to your account. Reason: ${reason}`,
    senderFailing: t`Mails of ${title} do not leave. ${problem}`,
    certificateExpiring: t`The certificate of ${host} expires within two weeks and could not be renewed. Please check the DNS records of the domain.`,
    exportReady: t`Your export “${name}” is ready to download.`,
    exportFailed: t`Your export “${name}” could not be written. Please try again.`,
  }[code];
}

/** How notifications read, from the renderers of all features. @source spec 3 "Notification", 7 "Real-time socket" */
export function createNotificationText(features: readonly Feature[]) {
  const renderers = features.reduce<NotificationRenderers>(
    (all, feature) => ({ ...all, ...feature.notifications }),
    defaults,
  );
  return (notification: AppNotification) => ({
    ...(renderers[notification.type]?.(notification) ?? {
      text: t`Something new happened.`,
      icon: IconBell,
      path: '/dashboard',
    }),
    /** The search that finds the person on that screen. */
    search: notification.name || notification.email,
  });
}
