import {
  email,
  type AnyEvent,
  type EventData,
  type getUserContact,
  type JobData,
  type NotificationView,
  type ReplyOf,
  type sendEmail,
} from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import type { EventFacts } from '@linkyard/service-kit';

type Mail = JobData<typeof sendEmail>;
export type Content = NotificationView['notification'];
export type Recipient = NonNullable<ReplyOf<typeof getUserContact>['contact']>;

export interface NoticeMail {
  /** Repeated mails with the same key are one mail. */
  key: string;
  template: Mail['template'];
  replyTo?: Mail['replyTo'];
  /** @param link to the record in the app */
  values(recipient: Recipient, i18n: Texts, link: string): Mail['values'];
  /** Named in one mail with others when many of the kind arrive within ten minutes. */
  collectAs?: { leadId: string; from: string };
}

/** What one event means for the people who are notified of it. */
export interface Notice {
  /** Ids of users. */
  recipients: readonly string[];
  /** Each recipient is notified once for each key, however often its event comes. */
  dedupeKey: string;
  content: Pick<Content, 'type'> & Partial<Content>;
  /** Absent where another service writes the mail, or none is sent. */
  mail?: NoticeMail;
}

/** One row of the table of notifications: an event, and whom it is announced to, how. */
export interface NotificationRule<E extends AnyEvent = AnyEvent> {
  event: E;
  /** Of the durable consumer. Never change it: a new id receives the whole stream again. */
  id: string;
  /** Handles such events one after the other within a process. */
  oneAtATime?: boolean;
  /** @returns null for an event that is no news to anyone */
  notice(data: EventData<E>, facts: EventFacts): Notice | null;
}

/** Keeps the type of the event inside the row; the table holds rows of all events. */
export const ruleFor = <E extends AnyEvent>(rule: NotificationRule<E>): NotificationRule => rule;

/** An answer to a mail about a person reaches that person, where they left an address. */
export function replyToPerson(person: { name: string; email: string }): Pick<Mail, 'replyTo'> {
  const address = email.safeParse(person.email);
  return address.success ? { replyTo: { name: person.name.slice(0, 120), email: address.data } } : {};
}
