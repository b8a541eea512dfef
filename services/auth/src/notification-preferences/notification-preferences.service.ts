import { Injectable } from '@nestjs/common';
import {
  notificationPreferences,
  notificationTypes,
  type NotificationPreferences,
  type RequestOf,
  type updateNotificationPreferences,
  type UserCtx,
} from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import type { User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';

/** Which notifications a person gets. A type that is not stored yet is on. @source models.md 1 `notificationPrefs` */
@Injectable()
export class NotificationPreferencesService {
  constructor(private readonly users: UsersRepository) {}

  async get({ userId }: Pick<UserCtx, 'userId'>) {
    return { preferences: preferencesOf(await this.users.byId(userId)) };
  }

  /** Each switch is a field of its own, so that two that are pressed at the same time do not undo each other. */
  async update({ preferences }: RequestOf<typeof updateNotificationPreferences>, { userId }: UserCtx) {
    const changes = Object.entries(preferences).flatMap(([type, channels]) =>
      Object.entries(channels).map(([channel, isOn]) => [`notificationPrefs.${type}.${channel}`, isOn] as const),
    );
    if (changes.length === 0) return this.get({ userId });
    return { preferences: preferencesOf(await this.users.setNotificationPrefs(userId, Object.fromEntries(changes))) };
  }
}

/** @throws DomainError core.unauthenticated for an account that is gone */
function preferencesOf(user: Pick<User, 'notificationPrefs'> | null): NotificationPreferences {
  if (!user) throw new DomainError('core.unauthenticated');
  const channelsOf = (type: string) => ({ app: true, email: true, ...user.notificationPrefs[type] });
  return notificationPreferences.parse(Object.fromEntries(notificationTypes.map((type) => [type, channelsOf(type)])));
}
