import {
  email as address,
  type enquiryWritten,
  type EventData,
  type JobData,
  type sendEmail,
} from '@linkyard/contracts';

type News = Pick<EventData<typeof enquiryWritten>, 'messageId' | 'from' | 'subject' | 'category' | 'text' | 'sender'>;
type Mail = Pick<JobData<typeof sendEmail>, 'key' | 'template' | 'replyTo'>;

/** What a message of an enquiry is as a mail to the other side. */
export function enquiryMail({ messageId, from, subject, text, sender }: News): Mail & {
  /** @param link to the enquiry; empty where its reader has no screen for it */
  values(reader: { name: string }, link: string): JobData<typeof sendEmail>['values'];
} {
  const key = `enquiry:${messageId}`;
  if (from === 'staff')
    return { key, template: 'enquiry-answered', values: ({ name }, link) => ({ name, subject, message: text, link }) };
  const reachable = address.safeParse(sender.email);
  return {
    ...{ key, template: 'enquiry-received' },
    ...(reachable.success ? { replyTo: { name: sender.name, email: reachable.data } } : {}),
    values: ({ name }, link) => ({
      ...{ name, subject, message: text, link },
      ...{ sender: sender.name, senderEmail: sender.email },
    }),
  };
}
