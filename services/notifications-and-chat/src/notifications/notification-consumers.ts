import { Injectable } from '@nestjs/common';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { Notifier } from './notifier.service.js';
import type { NotificationRule } from './rules/notification-rule.js';
import { notificationRules } from './rules/notification-rules.js';

/** Consumes the events of the table. Each rule is a durable consumer of its own, by a method that is named by its id. */
@Injectable()
export class NotificationConsumers {
  constructor(private readonly notifier: Notifier) {}

  async announce(rule: NotificationRule, data: unknown, facts: EventFacts): Promise<void> {
    const notice = rule.notice(data, facts);
    if (notice) await this.notifier.notify(notice);
  }
}

for (const rule of notificationRules) {
  const { event, id, oneAtATime = false } = rule;
  const handler = {
    value(this: NotificationConsumers, data: unknown, facts: EventFacts): Promise<void> {
      return this.announce(rule, data, facts);
    },
  };
  Object.defineProperty(NotificationConsumers.prototype, id, handler);
  OnEvent(event, { id, oneAtATime, isRepeatable: true })(NotificationConsumers.prototype, id, handler);
}
