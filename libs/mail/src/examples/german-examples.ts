import { englishExamples as english, type MailExamples } from './english-examples.js';

const when = 'Dienstag, 3. Juni 2031, 10:00 – 11:00 (Europe/Berlin)';
const monthly = { amount: '25,00 €', rhythm: 'Jeden Monat' };

/** The English examples with what services write in German. */
export const germanExamples: MailExamples = {
  ...english,
  'booking-notice': {
    ...english['booking-notice'],
    ...{ headline: 'Buchung bestätigt', sentence: 'Deine Buchung ist bestätigt.', title: 'Beratung', when },
    ...{ where: 'Videoanruf: https://meet.example/room', price: '20,00 €', paid: '5,00 €', stillToPay: '15,00 €' },
    ...{ note: 'Bis bald', answers: 'Warum?: Darum' },
  },
  impersonated: {
    ...english['impersonated'],
    ...{ who: 'Jemand von der Verwaltung', reason: 'Deine Frage zu einer Bestellung', when: '3. Juni 2031 um 10:00' },
  },
  'domain-failing': { ...english['domain-failing'], problem: 'Ihre Einträge führen woandershin.' },
  'sender-failing': { ...english['sender-failing'], problem: 'Der Mailserver antwortet nicht.' },
  'booking-code': { ...english['booking-code'], title: 'Beratung', when },
  'order-received': {
    ...english['order-received'],
    ...{ products: 'Tasse\nDruck', amount: '25,00 €', sentence: 'Die Bestellung ist bezahlt.' },
  },
  'registration-received': {
    ...english['registration-received'],
    ...{ headline: 'Neue Anmeldung', sentence: 'Jemand hat sich zu deinem Webinar angemeldet.' },
    title: 'Glasieren für Anfänger',
  },
  'webinar-notice': {
    ...english['webinar-notice'],
    ...{
      headline: 'Du bist angemeldet',
      sentence: 'Dein Platz ist reserviert.',
      title: 'Glasieren für Anfänger',
      when,
    },
    ...{ price: '20,00 €', note: 'Bis bald' },
  },
  'password-changed': {
    ...english['password-changed'],
    ...{ when: '3. März 2025 um 14:05 UTC', device: 'Firefox unter Linux' },
  },
  'admin-added': { ...english['admin-added'], when: '3. März 2025 um 14:05 UTC' },
  'lead-captured': { ...english['lead-captured'], message: 'Kuchen?\nEinen großen' },
  'export-ready': { ...english['export-ready'], expires: '4. März 2025' },
  'order-receipt': {
    ...english['order-receipt'],
    ...{ mailSubject: 'Deine Bestellung 7 bei Bo', ownText: 'Viel Freude mit dem Druck.' },
    ...{ items: '1 × Druck: 5,00 €', total: '5,00 €' },
  },
  'order-placed': {
    ...english['order-placed'],
    ...{ howToPay: 'Bitte überweise den Betrag auf DE02 1203 0000 0000 2020 51.' },
    ...{ items: '1 × Druck: 5,00 €', total: '5,00 €' },
  },
  'donation-receipt': { ...english['donation-receipt'], ...monthly, date: '3. März 2025' },
  'donation-received': { ...english['donation-received'], amount: '25,00 €', message: 'Für Mehl' },
  'donation-ended': { ...english['donation-ended'], ...monthly },
  'donation-renewal-failed': { ...english['donation-renewal-failed'], ...monthly, date: '3. März 2025' },
  'donation-not-renewed': { ...english['donation-not-renewed'], ...monthly, rhythm: 'jeden Monat' },
  'donation-stopped': { ...english['donation-stopped'], ...monthly, rhythm: 'jeden Monat' },
  'order-shipped': { ...english['order-shipped'], items: '1 × Druck' },
  'order-refunded': { ...english['order-refunded'], amount: '5,00 €' },
  'order-cancelled': {
    ...english['order-cancelled'],
    ...{ reason: 'Der Druck war beschädigt.', items: '1 × Druck: 5,00 €', total: '5,00 €' },
  },
  'paid-order-cancelled': {
    ...english['paid-order-cancelled'],
    ...{ reason: 'Der Druck war beschädigt.', items: '1 × Druck: 5,00 €', total: '5,00 €' },
  },
  'confirm-order': { ...english['confirm-order'], items: '40 × Druck' },
  'checkout-reminder': { ...english['checkout-reminder'], product: 'Druck', items: '1 × Druck' },
};
