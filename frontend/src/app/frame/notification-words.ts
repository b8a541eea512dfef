import type { NotificationView } from '@linkyard/contracts';
import { formatMoney } from '@linkyard/ui';

type Told = NotificationView['notification'];

interface Words {
  text: string;
  /** The screen that shows it, with the person's name as its search. @source spec 7 "Real-time socket" */
  path: string;
  search: string;
}

/** What a notification says, and where it leads. @source spec 3 "Notification" */
export function wordsOf(told: Told): Words {
  const who = told.name || told.email || 'Somebody';
  const sum =
    told.amount !== null && told.currency ? formatMoney({ amount: told.amount, currency: told.currency }) : '';
  const where = told.campaignName ? ` on ${told.campaignName}` : '';
  const search = told.name || told.email;
  switch (told.type) {
    case 'lead':
      if (told.formTypeData?.type === 'upload')
        return { text: `${who} sent you a file${where}.`, path: '/myleads', search };
      return told.formTypeData?.type === 'form'
        ? { text: `${who} filled in a form${where}.`, path: '/formdata', search }
        : { text: `${who} left their details${where}.`, path: '/myleads', search };
    case 'rating':
      return { text: `${who} left a rating${where}.`, path: '/myleads', search };
    case 'donation':
      return { text: `${who} donated ${sum || 'to you'}.`, path: '/donations', search };
    case 'purchase': {
      const things = told.productDetails.map((product) => product.name).join(', ') || 'something';
      return { text: `${who} bought ${things}${sum ? ` for ${sum}` : ''}.`, path: '/purchase', search };
    }
    case 'appointment':
      return { text: `${who} booked ${told.appointmentName || 'a time'}.`, path: '/appointment-booking', search };
    case 'webinar':
      return { text: `${who} signed up for ${told.webinar || 'your webinar'}.`, path: '/registrations', search };
    case 'invoice':
      return {
        text: `${told.payerBName || who} paid an invoice${sum ? ` of ${sum}` : ''}.`,
        path: '/invoice/list',
        search,
      };
    case 'bform':
      return { text: `${who} sent you a brand request.`, path: '/brandpromotionforms', search };
  }
}
