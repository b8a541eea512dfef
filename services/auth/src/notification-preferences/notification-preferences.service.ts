import { Injectable } from '@nestjs/common';
import {
  noDigest,
  notificationPreferences,
  notificationTypes,
  type NotificationDigest,
  type NotificationPreferences,
  type RequestOf,
  type updateNotificationPreferences,
  type UserCtx,
} from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import type { User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';

type Stored = Pick<User, 'notificationPrefs' | 'notificationDigest'>;

/** Which notifications a person gets. A type or channel that is not stored yet is on. @source models.md 1 `notificationPrefs` */
@Injectable()
export class NotificationPreferencesService {
  constructor(private readonly users: UsersRepository) {}

  async get({ userId }: Pick<UserCtx, 'userId'>) {
    return viewOf(await this.users.byId(userId));
  }

  /** Each switch is a field of its own, so that two that are pressed at the same time do not undo each other. */
  async update({ preferences, digest }: RequestOf<typeof updateNotificationPreferences>, { userId }: UserCtx) {
    const changes: [string, unknown][] = Object.entries(preferences).flatMap(([type, channels]) =>
      Object.entries(channels).map(([channel, isOn]): [string, unknown] => [
        `notificationPrefs.${type}.${channel}`,
        isOn,
      ]),
    );
    if (Object.keys(digest).length > 0) {
      const before = (await this.get({ userId })).digest;
      changes.push(['notificationDigest', { ...before, ...digest }]);
    }
    if (changes.length === 0) return this.get({ userId });
    return viewOf(await this.users.setNotificationPrefs(userId, Object.fromEntries(changes)));
  }
}

/** @throws DomainError core.unauthenticated for an account that is gone */
function viewOf(user: Stored | null): { preferences: NotificationPreferences; digest: NotificationDigest } {
  if (!user) throw new DomainError('core.unauthenticated');
  const channels = notificationTypes.map((type) => [type, user.notificationPrefs[type] ?? {}]);
  return {
    preferences: notificationPreferences.parse(Object.fromEntries(channels)),
    digest: user.notificationDigest ?? noDigest,
  };
}
