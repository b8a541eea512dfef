import { Controller } from '@nestjs/common';
import {
  cancelRegistration,
  hostFrom,
  manageRegistration,
  payRegistration,
  settleRegistration,
  subscribeWebinar,
  type Ctx,
  type RequestOf,
} from '@linkyard/contracts';
import { CreatorLooks, DomainError, Handles, requireActiveOwner, UserContacts } from '@linkyard/service-kit';
import { RegistrationChanges } from './registration-changes.js';
import { RegistrationPayment } from './registration-payment.js';
import { RegistrationTokens } from './registration-tokens.js';
import { presentToRegistrant } from './registration.presenter.js';
import type { Registration } from './registration.schema.js';
import { isRepeated } from './repeated-registration.schema.js';
import { RepeatedRegistrations } from './repeated-registrations.js';
import { SubscribeService } from './subscribe.service.js';
import type { Webinar } from './webinar.schema.js';
import { WebinarsRepository } from './webinars.repository.js';

/** What people do who register and are not signed in. */
@Controller()
export class VisitorRegistrationsController {
  constructor(
    private readonly subscriptions: SubscribeService,
    private readonly payment: RegistrationPayment,
    private readonly changes: RegistrationChanges,
    private readonly tokens: RegistrationTokens,
    private readonly webinars: WebinarsRepository,
    private readonly repeated: RepeatedRegistrations,
    private readonly contacts: UserContacts,
    private readonly looks: CreatorLooks,
  ) {}

  @Handles(subscribeWebinar)
  async subscribe(request: RequestOf<typeof subscribeWebinar>, ctx: Ctx) {
    const registration = await this.payment.start(await this.subscriptions.subscribe(request, ctx));
    const token = this.tokens.of(registration.uid);
    const redirectUrl = registration.state === 'pending' ? registration.payUrl : null;
    return { registration: await this.present(registration), token, redirectUrl };
  }

  @Handles(manageRegistration)
  async manage({ uid, token }: RequestOf<typeof manageRegistration>) {
    return { registration: await this.present(await this.tokens.open(uid, token)) };
  }

  @Handles(cancelRegistration)
  async cancel({ uid, token, reason }: RequestOf<typeof cancelRegistration>) {
    const registration = await this.tokens.open(uid, token);
    const cancelled = isRepeated(registration)
      ? await this.repeated.cancel(registration, reason)
      : await this.changes.cancelByRegistrant(registration, reason);
    return { registration: await this.present(cancelled) };
  }

  @Handles(payRegistration)
  async pay({ uid, token }: RequestOf<typeof payRegistration>) {
    const registration = await this.tokens.open(uid, token);
    requireActiveOwner(registration.userId);
    const { state, payUrl } = await this.payment.start(registration);
    if (state !== 'pending' || payUrl === null) throw new DomainError('bookings.wrong_state');
    return { redirectUrl: payUrl };
  }

  @Handles(settleRegistration)
  async settle({ uid }: RequestOf<typeof settleRegistration>) {
    const registration = await this.tokens.find(uid);
    const settled = await this.payment.settle(registration);
    const webinar = await this.webinars.findOne({ ownerId: settled.userId, _id: settled.webinarId });
    return { ...settled, redirectUrl: redirectOf(settled, webinar) };
  }

  private async present(registration: Registration) {
    const { userId, webinarId, attribution } = registration;
    const [contact, look, webinar] = await Promise.all([
      this.contacts.find(userId),
      this.looks.of(userId, attribution.campaignId),
      this.webinars.findOne({ ownerId: userId, _id: webinarId }),
    ]);
    if (!webinar) throw new DomainError('core.not_found');
    return presentToRegistrant(registration, { webinar, host: hostFrom(contact, look) }, new Date());
  }
}

/** Paid and approved: the page that the host leads to. */
function redirectOf({ state, paymentState }: Registration, webinar: Webinar | null): string | null {
  if (webinar?.confirmation.thanktype !== 'link' || state !== 'approved' || paymentState !== 'paid') return null;
  return webinar.confirmation.redirectUrl || null;
}
