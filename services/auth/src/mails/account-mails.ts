import { Injectable } from '@nestjs/common';
import { sendEmail, type EventData } from '@linkyard/contracts';
import { hashToken } from '@linkyard/crypto';
import { dateFormat, languageFor, writtenLocale } from '@linkyard/languages';
import { JobQueue } from '@linkyard/queue';
import { OnEvent, SiteUrls, type EventFacts, type UrlsOfSite } from '@linkyard/service-kit';
import type { z } from 'zod';
import type { User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';
import { Clock, day, hour, minute } from '../config/clock.js';
import { CodeSecrets } from '../mailed-codes/code-secrets.js';
import type { CodePurpose } from '../mailed-codes/mailed-code.schema.js';
import { MailedCodesRepository } from '../mailed-codes/mailed-codes.repository.js';
import { mailRequested } from './mail-requested.js';

type Wish = EventData<typeof mailRequested>;
type Mail = Pick<z.input<(typeof sendEmail)['data']>, 'template' | 'values'>;

const codeMs = 10 * minute;
/** How long the link beside a code is good. @source models.md 1 */
const linkMs: Record<CodePurpose, number> = {
  verifyEmail: day,
  resetPassword: 30 * minute,
  changeEmail: day,
  subUserInvite: 7 * day,
};

/** How long an account that an administrator has made can be taken. */
const inviteMs = 7 * day;

/** `3 March 2025 at 14:05 UTC`. */
function timeText(at: Date, locale: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${dateFormat(writtenLocale(languageFor([locale])), format).format(at)} UTC`;
}

/** Turns asked-for mails into jobs. A retry makes the same code and the same job. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly urls: SiteUrls,
    private readonly users: UsersRepository,
    private readonly codes: MailedCodesRepository,
    private readonly secrets: CodeSecrets,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  @OnEvent(mailRequested, { id: 'onMailRequested', isRepeatable: true })
  async onMailRequested(wish: Wish, meta: EventFacts): Promise<void> {
    const user = await this.receiverOf(wish);
    const site = await this.urls.of(user ? user.tenantId : meta.tenantId);
    const purpose = purposes[wish.kind];
    const mail = purpose
      ? await this.coded(wish, { purpose, user, meta, site })
      : notice(wish, { user, at: meta.at, site });
    if (!user) return;
    await this.jobs.enqueue(sendEmail, {
      ...mail,
      key: `auth:${meta.eventId}`,
      to: wish.email,
      toName: user.name,
      locale: user.locale,
      tenantId: user.tenantId,
    });
  }

  /** The account this mail is for; null when there is none, or none that waits for such a mail. */
  private async receiverOf({ kind, email, userId }: Wish): Promise<User | null> {
    const named = userId ? await this.users.byId(userId) : await this.users.byEmail(email);
    const user = named ?? (kind === 'changeEmail' ? await this.users.byWantedEmail(email) : null);
    if (!user || user.status === 0) return null;
    // A password was chosen in another way in the meantime.
    if (kind === 'invited') return user.passwordHash === null ? user : null;
    if (kind === 'verifyEmail' || kind === 'subUserInvite') return user.emailVerifiedAt === null ? user : null;
    if (kind === 'changeEmail') return user.emailChange && user.emailChange.expiresAt > this.clock.now() ? user : null;
    return user;
  }

  private async coded(
    { email, kind }: Wish,
    { purpose, user, meta, site }: { purpose: CodePurpose; user: User | null; meta: EventFacts; site: UrlsOfSite },
  ): Promise<Mail> {
    const { eventId, tenantId } = meta;
    const now = this.clock.now();
    const goodMs = kind === 'invited' ? inviteMs : linkMs[purpose];
    const code = this.secrets.codeOf(eventId);
    const token = this.secrets.tokenOf(eventId);
    await this.codes.replace({
      _id: eventId,
      purpose,
      email,
      tenantId,
      userId: user?._id ?? null,
      codeHash: this.secrets.hashCode(eventId, code),
      attempts: 0,
      codeExpiresAt: this.clock.in(codeMs),
      tokenHash: hashToken(token),
      linkExpiresAt: this.clock.in(goodMs),
      ticketHash: null,
      ticketExpiresAt: null,
      usedAt: null,
      voidedAt: null,
      createdAt: now,
      forgetAt: this.clock.in(goodMs + 6 * hour),
    });
    const link = linkOf(site, paths[purpose], token);
    if (kind === 'invited')
      return { template: 'account-invited', values: { name: user?.name ?? '', link, days: String(inviteMs / day) } };
    return codedMail(purpose, {
      code,
      link,
      name: user?.name ?? '',
      newEmail: user?.emailChange?.newEmail ?? '',
    });
  }
}

const purposes: Partial<Record<Wish['kind'], CodePurpose>> = {
  verifyEmail: 'verifyEmail',
  resetPassword: 'resetPassword',
  changeEmail: 'changeEmail',
  subUserInvite: 'subUserInvite',
  invited: 'resetPassword',
};

const paths: Record<CodePurpose, string> = {
  verifyEmail: '/verify/email',
  changeEmail: '/verify/changeEmail',
  resetPassword: '/resetPassword',
  subUserInvite: '/verify/subUserInvite',
};

function codedMail(
  purpose: CodePurpose,
  { code, link, name, newEmail }: Record<'code' | 'link' | 'name' | 'newEmail', string>,
): Mail {
  const minutes = String(codeMs / minute);
  switch (purpose) {
    case 'verifyEmail':
      return { template: 'verify-email', values: { name, code, minutes, link } };
    case 'changeEmail':
      return { template: 'change-email', values: { name, code, minutes, newEmail, link } };
    case 'subUserInvite':
      return { template: 'sub-user-invite', values: { name, days: String(linkMs.subUserInvite / day), link } };
    case 'resetPassword':
      return {
        template: 'reset-password',
        values: { name, code, minutes: String(linkMs.resetPassword / minute), link },
      };
  }
}

function notice(
  { kind, device, person, by }: Wish,
  { user, at, site }: { user: User | null; at: Date; site: UrlsOfSite },
): Mail {
  const name = '';
  const resetLink = linkOf(site, '/forgotPassword');
  if (kind === 'accountExists') {
    return { template: 'account-exists', values: { name, link: linkOf(site, '/signin'), resetLink } };
  }
  if (kind === 'subUserWelcome') {
    const values = { name: user?.name ?? '', email: user?.email ?? '', link: linkOf(site, '/signin'), resetLink };
    return { template: 'sub-user-welcome', values };
  }
  const when = timeText(at, user?.locale ?? 'en');
  if (kind === 'adminAdded')
    return { template: 'admin-added', values: { name, person, by, when, link: linkOf(site, '/admin/users') } };
  return { template: 'password-changed', values: { name, when, device, link: resetLink } };
}

/** Links are at the site of the account, never at a request's host. @source quality 3 "Reset poisoning" */
const linkOf = (site: UrlsOfSite, path: string, token?: string): string =>
  site.link(token ? `${path}?${new URLSearchParams({ token }).toString()}` : path);
