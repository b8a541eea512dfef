import { Controller } from '@nestjs/common';
import {
  getNotificationPreferences,
  updateNotificationPreferences,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { NotificationPreferencesService } from './notification-preferences.service.js';

@Controller()
export class NotificationPreferencesController {
  constructor(private readonly preferences: NotificationPreferencesService) {}

  @Handles(getNotificationPreferences)
  get(_request: object, ctx: UserCtx) {
    return this.preferences.get(ctx);
  }

  @Handles(updateNotificationPreferences)
  update(request: RequestOf<typeof updateNotificationPreferences>, ctx: UserCtx) {
    return this.preferences.update(request, ctx);
  }
}
