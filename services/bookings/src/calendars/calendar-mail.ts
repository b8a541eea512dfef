import { Injectable } from '@nestjs/common';
import { calendarRefused, sendEmail, type EventData } from '@linkyard/contracts';
import { JobQueue } from '@linkyard/queue';
import { OnEvent, SiteUrls, UserContacts, type EventFacts } from '@linkyard/service-kit';

/** Without a mail people could be booked at times at which their host is busy. */
@Injectable()
export class CalendarMail {
  constructor(
    private readonly urls: SiteUrls,
    private readonly jobs: JobQueue,
    private readonly contacts: UserContacts,
  ) {}

  @OnEvent(calendarRefused, { id: 'mail-calendar-refused', isRepeatable: true })
  async onRefused(refused: EventData<typeof calendarRefused>, _facts: EventFacts): Promise<void> {
    const { ownerId: userId, accountId, email: calendar, at } = refused;
    const contact = await this.contacts.find(userId);
    const isWanted = contact?.notificationPrefs['appointment']?.email ?? true;
    if (!contact || !isWanted || !contact.emailVerified || contact.status !== 1) return;
    const { name, email: to, locale, tenantId } = contact;
    const { link } = await this.urls.of(tenantId);
    await this.jobs.enqueue(sendEmail, {
      key: `calendar-refused:${accountId}:${at}`,
      template: 'calendar-refused',
      ...{ to, toName: name.slice(0, 120), locale, tenantId },
      values: { name, calendar, link: link('/integrations') },
    });
  }
}
