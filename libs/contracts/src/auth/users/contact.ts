import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, onOff } from '../../primitives/index.js';
import type { CreatorLook } from '../../campaigns-and-templates/public-pages/creator-look.js';
import type { VisitorHost } from '../../campaigns-and-templates/public-pages/visitor-host.js';
import { userStates } from '../accounts/user-view.js';
import { noDigest, notificationChannels, notificationDigest } from '../notification-preferences/channels.js';

/** Who a service writes to, and in which zone the person's days begin. `null` for an unknown or deleted account. */
export const getUserContact = defineCommand({
  subject: 'auth.users.contact',
  summary: 'How to reach the owner of something',
  request: z.strictObject({ userId: objectId }),
  reply: z.object({
    contact: z
      .object({
        userId: objectId,
        name: z.string(),
        /** A path of this site or a web address; empty when there is none. */
        picture: z.string().default(''),
        email: z.string(),
        emailVerified: z.boolean(),
        locale: z.string(),
        timeZone: z.string(),
        /** ISO 4217: what the person usually sells in. */
        currency: z.string().default('USD'),
        /** The day on which weeks begin, 0 is Sunday. */
        weekStart: z.int().min(0).max(6).default(1),
        tenantId: objectId.nullable(),
        status: onOff,
        state: z.enum(userStates),
        notificationPrefs: z.record(z.string(), notificationChannels),
        notificationDigest: notificationDigest.default(noDigest),
      })
      .nullable(),
  }),
  timeoutMs: 2000,
});

type Contact = NonNullable<z.output<typeof getUserContact.reply>['contact']>;

/** Whether mails of this type of notification go to the person now. */
export const wantsMail = (
  { notificationPrefs, emailVerified, status }: Pick<Contact, 'notificationPrefs' | 'emailVerified' | 'status'>,
  type: string,
): boolean => (notificationPrefs[type]?.email ?? true) && emailVerified && status === 1;

/**
 * The part of an `email.send` job that makes it a mail of this person to one of their visitors; answers reach them only at an address that
 * is confirmed to be theirs.
 */
export const mailedFor = ({ userId, name, email, emailVerified, picture }: Contact) => ({
  onBehalfOf: { creatorId: userId, name: name.slice(0, 120), email: emailVerified ? email : null, picture },
});

/** How visitors see this person; nameless where the account is gone. */
export const hostFrom = (contact: Pick<Contact, 'name' | 'picture'> | null, look: CreatorLook | null): VisitorHost => ({
  name: contact?.name ?? '',
  picture: contact?.picture ?? '',
  look,
});
