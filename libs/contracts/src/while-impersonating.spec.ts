import { describe, expect, it } from '@jest/globals';
import { allCommands } from './all-contracts.js';
import { isReading } from './kit/index.js';

/**
 * What only the person alone may do: credentials, what would outlive the impersonation, where money goes, all data at once, the end of the
 * account. @source models.md 20 "destructive actions (password, payout, delete) refused"
 */
const refused = [
  'auth.accounts.change-email',
  'auth.accounts.change-password',
  'auth.accounts.delete-account',
  'auth.accounts.export-my-data',
  'auth.impersonation.start-as-owner',
  'auth.sessions.revoke',
  'auth.sub-users.create',
  'auth.sub-users.delete',
  'auth.sub-users.invite',
  'auth.sub-users.resend-invite',
  'auth.sub-users.update',
  'auth.two-factor.disable',
  'auth.two-factor.enrol',
  'auth.two-factor.verify',
  'bookings.calendars.connect',
  'bookings.calendars.delete',
  'bookings.calendars.feed',
  'bookings.calendars.rotate-feed',
  'bookings.webinar-connections.auth',
  'bookings.webinar-connections.callback-setting',
  'bookings.webinar-connections.organizer',
  'bookings.webinar-connections.revoke',
  'commerce.payment-connections.connect',
  'commerce.payment-connections.default',
  'commerce.payment-connections.delete',
  'notifications-and-chat.chat.moderate',
  'notifications-and-chat.chat.report',
  'notifications-and-chat.push.resume',
  'notifications-and-chat.push.send',
  'white-label.domains.delete',
  'white-label.senders.renew-key',
];

/** What sounds like that and is allowed: support needs it, it can be undone or is about records of the account, and it is recorded. */
const allowed: Record<string, string> = {
  'auth.settings.delete': 'puts a preference back',
  'auth.sub-users.read-invites': 'only reads a list',
  'auth.sub-users.status': 'a switch that is put back',
  'bookings.appointments.delete': 'a record',
  'bookings.schedules.delete': 'a record',
  'bookings.webinars.delete': 'a record',
  'campaigns-and-templates.campaigns.delete': 'a record, with an undo',
  'campaigns-and-templates.campaigns.export': 'one page, without what visitors entered',
  'campaigns-and-templates.leads.delete': 'a record',
  'campaigns-and-templates.pages.delete': 'a record, with a history',
  'campaigns-and-templates.preview-links.revoke': 'a link to a draft',
  'campaigns-and-templates.sections.delete': 'a record, with a history',
  'campaigns-and-templates.sections.delete-block-template': 'a record',
  'campaigns-and-templates.sections.password': 'of visitors, not of the account',
  'commerce.coupons.delete': 'a record',
  'commerce.donation-goals.delete': 'a record',
  'commerce.orders.revoke-access': 'of one buyer, and given back by resending it',
  'commerce.payment-connections.test': 'only asks the provider',
  'commerce.products.add-licence-keys': 'goods',
  'commerce.products.delete': 'a record, with an undo',
  'commerce.products.count-licence-keys': 'goods',
  'white-label.domains.add': 'proves nothing by itself',
  'white-label.domains.assign': 'put back by the same call',
  'white-label.domains.diagnose': 'only looks',
  'white-label.domains.verify': 'only looks',
  'white-label.domains.verify-white-label': 'only looks',
  'notifications-and-chat.push.delete': 'a record',
  'notifications-and-chat.push.remove-device': 'the person turns it on again in that browser',
  'media.exports.appointment': 'one list; the user is notified when it is ready',
  'media.exports.donations': 'one list; the user is notified when it is ready',
  'media.exports.form-data': 'one list; the user is notified when it is ready',
  'media.exports.leads': 'one list; the user is notified when it is ready',
  'media.exports.payment-orders': 'one list; the user is notified when it is ready',
  'media.exports.sub-users': 'one list; the user is notified when it is ready',
  'media.exports.webinar': 'one list; the user is notified when it is ready',
};
const sensitive =
  /\.(keys|api-keys|domains|payment-connections|sub-users|two-factor)\.|delete|remove|revoke|connect$|disconnect|rotate|export|password|email|key|erase|transfer|auth$/;

describe('while a person acts as another one', () => {
  const commands = allCommands().filter(({ http }) => http && http.role !== 'public' && http.role !== 'admin');

  it('these calls are refused', () => {
    const marked = commands.filter(({ http }) => http?.whileImpersonating === 'refused');
    expect(marked.map(({ subject }) => subject).sort()).toEqual(refused);
  });

  it('every other call that sounds like them is allowed for a reason', () => {
    const open = commands.filter(
      (command) =>
        command.http?.whileImpersonating === undefined && sensitive.test(command.subject) && !isReading(command),
    );
    expect(open.map(({ subject }) => subject).filter((subject) => !(subject in allowed))).toEqual([]);
    const known = new Set<string>(commands.map(({ subject }) => subject));
    expect(Object.keys(allowed).filter((subject) => !known.has(subject))).toEqual([]);
  });

  it('no public call is refused, for it is made without a session', () => {
    const marked = allCommands().filter(({ http }) => http?.role === 'public' && http.whileImpersonating !== undefined);
    expect(marked).toEqual([]);
  });
});
