import { Controller } from '@nestjs/common';
import {
  confirmWaitingRegistrations,
  registrationPath,
  subscribeWebinar,
  webinarPath,
  type Ctx,
  type RequestOf,
} from '@linkyard/contracts';
import { Handles, type WaitingRequest } from '@linkyard/service-kit';
import { WaitingVisits } from '../waiting/waiting-visits.js';
import { RegistrationTokens } from './registration-tokens.js';
import { SubscribeService } from './subscribe.service.js';

const requestIn = (waiting: WaitingRequest) => subscribeWebinar.request.parse(waiting.request);

/** Free registrations that waited until the reader of their address confirmed them. @source ADR 0033 */
@Controller()
export class ConfirmRegistrationsController {
  constructor(
    private readonly subscriptions: SubscribeService,
    private readonly waiting: WaitingVisits,
    private readonly tokens: RegistrationTokens,
  ) {}

  @Handles(confirmWaitingRegistrations)
  async confirm({ mailbox }: RequestOf<typeof confirmWaitingRegistrations>, { ipHash }: Ctx) {
    const outcomes = await this.waiting.carryOutAll(
      { mailbox, kind: 'registration' },
      async (waiting) => {
        const by = { ipHash, locale: waiting.locale, isConfirmed: true };
        const { uid, publicId } = await this.subscriptions.subscribe(requestIn(waiting), by);
        return registrationPath(publicId, { uid, token: this.tokens.of(uid) });
      },
      (waiting) => webinarPath(requestIn(waiting).publicId),
    );
    return { outcomes };
  }
}
