import { Injectable } from '@nestjs/common';
import { email as address, enquiryWritten, sendEmail, type EventData } from '@linkyard/contracts';
import { JobQueue } from '@linkyard/queue';
import { OnEvent, SiteUrls, type EventFacts } from '@linkyard/service-kit';
import { enquiryMail } from './enquiry-mail.js';

/** Mails of enquiries to those who have no account here: the support of the installation, and visitors. Others are notified. */
@Injectable()
export class EnquiryMails {
  constructor(
    private readonly jobs: JobQueue,
    private readonly urls: SiteUrls,
  ) {}

  @OnEvent(enquiryWritten, { id: 'mail-enquiry', isRepeatable: true })
  async onWritten(news: EventData<typeof enquiryWritten>, { tenantId }: EventFacts): Promise<void> {
    const { from, senderId, sender, assigneeId } = news;
    const mail = enquiryMail(news);
    if (from === 'sender' && assigneeId === null) {
      const support = address.safeParse((await this.urls.of(null)).site.brand.supportEmail);
      if (!support.success) return;
      const values = mail.values({ name: '' }, '');
      await this.jobs.enqueue(sendEmail, { ...mail, values, to: support.data, locale: 'en', tenantId });
    }
    if (from === 'staff' && senderId === null) {
      const { brand } = (await this.urls.of(tenantId)).site;
      const support = address.safeParse(brand.supportEmail);
      const replyTo = support.success ? { replyTo: { name: brand.title.slice(0, 120), email: support.data } } : {};
      const values = mail.values(sender, '');
      const to = { to: sender.email, toName: sender.name, locale: sender.locale };
      await this.jobs.enqueue(sendEmail, { ...mail, ...replyTo, ...to, values, tenantId });
    }
  }
}
