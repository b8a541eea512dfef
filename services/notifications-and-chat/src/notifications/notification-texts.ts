import {
  exportKinds,
  senderFailures,
  type domainFailing,
  type EventData,
  type ExportKind,
  type SenderFailure,
} from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { formatAmount } from '@linkyard/money';
import type { Content } from './rules/notification-rule.js';

type Kind = Exclude<Content['type'], 'system'>;
type SystemNotice = NonNullable<Content['system']>;
type DomainProblem = EventData<typeof domainFailing>['reason'];

/** Where each kind is looked at. @source spec 7 "Real-time socket" */
const links: Record<Kind, string> = {
  donation: '/donations',
  purchase: '/purchase',
  appointment: '/appointment-booking',
  rating: '/myleads',
  lead: '/myleads',
  webinar: '/registrations',
  invoice: '/invoice/list',
  bform: '/brandpromotionforms',
};
const special: Readonly<Record<string, string>> = { 'lead.form': '/formdata', 'appointment.calendar': '/integrations' };

/** The page of the app that shows the subject of a notification. */
export const linkOf = ({ type, formTypeData, system }: Pick<Content, 'type' | 'formTypeData' | 'system'>): string =>
  type === 'system' ? (system?.link ?? '/dashboard') : (special[`${type}.${formTypeData?.type}`] ?? links[type]);

/** What finds the record on that page. */
export const searchOf = ({ name, email }: Pick<Content, 'name' | 'email'>): string => name || email;

/** The page with the search in its address, for a place that keeps no state beside it. */
export function searchedLinkOf(content: Content): string {
  const link = linkOf(content);
  const search = searchOf(content);
  if (content.type === 'system' || search === '') return link;
  return `${link}?${new URLSearchParams({ search })}`;
}

/** Parts that most sentences need. */
interface Parts {
  who: string;
  /** Empty when the notification carries no amount. */
  sum: string;
  page: string;
}

/** One sentence that says what happened: in the app, in a push message and in a digest. */
export function textOf(content: Content, i18n: Texts): string {
  const { name, email, amount, currency, campaignName } = content;
  const parts = {
    who: name || email || i18n.t('Someone'),
    sum: amount !== null && currency ? formatAmount(amount, currency, i18n.language) : '',
    page: campaignName,
  };
  return content.type === 'system'
    ? systemText(content, parts.sum, i18n)
    : sentences[content.type](content, parts, i18n);
}

const sentences: Record<Kind, (content: Content, parts: Parts, i18n: Texts) => string> = {
  donation({ subject }, { who, sum, page }, i18n) {
    if (subject?.kind === 'donationEnd')
      return page
        ? i18n.t('{who} ended a repeated donation on {page}.', { who, page })
        : i18n.t('{who} ended a repeated donation.', { who });
    if (subject?.kind === 'donationFailure')
      return page
        ? i18n.t('The last payment of the repeated donation of {who} on {page} failed.', { who, page })
        : i18n.t('The last payment of the repeated donation of {who} failed.', { who });
    if (!sum) return i18n.t('{who} donated to you.', { who });
    return page
      ? i18n.t('{who} donated {sum} on {page}.', { who, sum, page })
      : i18n.t('{who} donated {sum}.', { who, sum });
  },
  purchase({ productDetails }, { who, sum }, i18n) {
    const what = productDetails.map((product) => product.name).join(', ') || i18n.t('something');
    return sum
      ? i18n.t('{who} bought {what} for {sum}.', { who, what, sum })
      : i18n.t('{who} bought {what}.', { who, what });
  },
  appointment({ appointmentName, formTypeData }, { who }, i18n) {
    if (formTypeData?.type === 'calendar') return i18n.t('Please connect your calendar {who} again.', { who });
    const what = appointmentName ? `“${appointmentName}”` : i18n.t('an appointment');
    if (formTypeData?.type === 'requested') return i18n.t('{who} asks for {what}.', { who, what });
    if (formTypeData?.type === 'cancelled') return i18n.t('{who} cancelled {what}.', { who, what });
    return i18n.t('{who} booked {what}.', { who, what });
  },
  webinar({ webinar, formTypeData }, { who }, i18n) {
    const what = webinar || i18n.t('your webinar');
    if (formTypeData?.type === 'requested') return i18n.t('{who} wants to take part in {what}.', { who, what });
    if (formTypeData?.type === 'cancelled') return i18n.t('{who} no longer takes part in {what}.', { who, what });
    return i18n.t('{who} signed up for {what}.', { who, what });
  },
  lead({ formTypeData }, { who, page }, i18n) {
    if (formTypeData?.type === 'form')
      return page
        ? i18n.t('{who} filled in a form on {page}.', { who, page })
        : i18n.t('{who} filled in a form.', { who });
    if (formTypeData?.type === 'upload')
      return page
        ? i18n.t('{who} sent you a file on {page}.', { who, page })
        : i18n.t('{who} sent you a file.', { who });
    return page
      ? i18n.t('{who} left their details on {page}.', { who, page })
      : i18n.t('{who} left their details.', { who });
  },
  rating: (_content, { who, page }, i18n) =>
    page ? i18n.t('{who} left a rating on {page}.', { who, page }) : i18n.t('{who} left a rating.', { who }),
  invoice({ payerBName }, parts, i18n) {
    const who = payerBName || parts.who;
    return parts.sum
      ? i18n.t('{who} paid an invoice of {sum}.', { who, sum: parts.sum })
      : i18n.t('{who} paid an invoice.', { who });
  },
  bform: (_content, { who }, i18n) => i18n.t('{who} sent you a brand request.', { who }),
};

function systemText({ system }: Content, sum: string, i18n: Texts): string {
  if (!system) return i18n.t('Something new happened.');
  const { params } = system;
  const { campaignName = '', title = '', host = '', domain = '', reason = '', by } = params;
  const problem = senderProblems(i18n)[senderFailures.find((one) => one === params['failure']) ?? 'connection'];
  const kind = exportKinds.find((one) => one === params['kind']);
  const name = kind ? exportNames(i18n)[kind] : '';
  const texts: Record<SystemNotice['code'], () => string> = {
    gateGuessed: () =>
      i18n.t(
        'Many wrong passwords were tried on “{campaignName}”. Visitors still get in; a longer password keeps it safe.',
        { campaignName },
      ),
    domainVerified: () => i18n.t('{domain} is verified and leads here now.', { domain }),
    domainFailing: () =>
      reason === 'claimed'
        ? i18n.t('Another account has proven that {domain} is theirs, and it is served there now.', { domain })
        : i18n.t('{domain} no longer leads here. Check its records.', { domain }),
    mailsQueued: () => i18n.t('Your visitors caused more than 300 mails within an hour. The rest is sent bit by bit.'),
    paymentParked: () =>
      i18n.t('{sum} arrived in another currency than you asked for. Refund it at your payment provider.', { sum }),
    impersonated: () =>
      by === 'owner'
        ? i18n.t('The operator of this site signed in to your account. Reason: {reason}', { reason })
        : i18n.t('An administrator signed in to your account. Reason: {reason}', { reason }),
    senderFailing: () => i18n.t('Mails of {title} do not leave. {problem}', { title, problem }),
    certificateExpiring: () =>
      i18n.t(
        'The certificate of {host} expires within two weeks and could not be renewed. Please check the DNS records of the domain.',
        { host },
      ),
    certificateFailed: () => certificateText(params, host, i18n),
    pushRefused: () =>
      i18n.t(
        '{service} refuses every push notification of this installation. Please check SUPPORT_EMAIL: it is known there as {subject}.',
        {
          service: params['service'] ?? '',
          subject: params['subject'] ?? '',
        },
      ),
    enquiryReceived: () =>
      i18n.t('{name} wrote to you: “{title}”', { name: params['name'] || i18n.t('Someone'), title }),
    enquiryAnswered: () => i18n.t('Your message “{title}” was answered.', { title }),
    exportReady: () => i18n.t('Your export “{name}” is ready to download.', { name }),
    exportFailed: () => i18n.t('Your export “{name}” could not be written. Please try again.', { name }),
  };
  return texts[system.code]();
}

/** To the owner of a domain, or to the operators of the installation. */
function certificateText(params: Readonly<Record<string, string>>, host: string, i18n: Texts): string {
  if (params['reader'] !== 'operator')
    return i18n.t(
      '{host} has no certificate yet, so browsers do not open it. Please check the DNS records of the domain.',
      { host },
    );
  return params['problem'] === 'renewal'
    ? i18n.t('The certificate of {host} expires within two weeks and was not renewed. The log says why.', { host })
    : i18n.t('No certificate could be obtained for {host}. The log says why.', { host });
}

/** Why mails of a site do not leave. */
export const senderProblems = (i18n: Texts): Record<SenderFailure, string> => ({
  connection: i18n.t('The mail server does not answer.'),
  tls: i18n.t('The mail server offers no encrypted connection.'),
  signIn: i18n.t('The mail server refuses the username or the password.'),
  sender: i18n.t('The mail server refuses the sender address.'),
  password: i18n.t('The password of the mail server cannot be read. Please enter it again.'),
});

/** Why a domain is not served. */
export const domainProblems = (i18n: Texts): Record<DomainProblem, string> => ({
  dns: i18n.t('Its records lead elsewhere, or are gone.'),
  claimed: i18n.t('Another account has proven that the domain is theirs, and it is served there now.'),
});

const exportNames = (i18n: Texts): Record<ExportKind, string> => ({
  leads: i18n.t('Leads'),
  'form-data': i18n.t('Form data'),
  'payment-orders': i18n.t('Orders'),
  donations: i18n.t('Donations'),
  appointment: i18n.t('Bookings'),
  webinar: i18n.t('Registrations'),
  'sub-users': i18n.t('Users'),
});
