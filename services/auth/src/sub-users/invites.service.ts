import { Injectable } from '@nestjs/common';
import {
  email as emailSchema,
  type inviteSubUser,
  type InviteRow,
  type InviteRowReport,
  type readInvites,
  type RequestOf,
  type resendInvite,
  type UserCtx,
} from '@linkyard/contracts';
import { DomainError, requireFound } from '@linkyard/service-kit';
import { MailRequests } from '../mails/mail-requests.js';
import { waitsForAcceptance } from '../user-records/account-rules.js';
import { SubUsersRepository } from '../user-records/sub-users.repository.js';
import { readInviteList } from './invite-list.js';
import { NewSubUsersService } from './new-sub-users.service.js';
import { planFor } from '../user-records/plan-for.js';
import { Resellers, type Reseller } from './reseller.js';
import { presentSubUser } from './sub-user.presenter.js';

const maxName = 120;
type Outcome = InviteRowReport['outcome'];

/** Invites people to a white label: one, or a list of which one bad row stops nothing. @source models.md 16 */
@Injectable()
export class InvitesService {
  constructor(
    private readonly resellers: Resellers,
    private readonly people: SubUsersRepository,
    private readonly additions: NewSubUsersService,
    private readonly mails: MailRequests,
  ) {}

  /** @throws DomainError core.mail_unavailable; of one person alone: core.limit_reached, white-label.email_exists, white-label.plan_unknown */
  invite(request: RequestOf<typeof inviteSubUser>, caller: UserCtx) {
    return this.resellers.run(caller, async (reseller) => {
      await this.mails.requireSender(reseller.ctx);
      if ('rows' in request) return this.inviteAll(reseller, request.rows);
      const { email, name = '', planName } = request;
      const user = await this.additions.invite(reseller, { email, name, planName });
      const report = { row: 1, email, name, planName: user.planName, outcome: 'invited' as const };
      return { rows: [report], invited: 1 };
    });
  }

  read({ csv }: RequestOf<typeof readInvites>, caller: UserCtx) {
    return this.resellers.run(caller, async (reseller) => {
      const { rows, isCut } = readInviteList(csv);
      return { rows: await this.judge(reseller, rows), isCut };
    });
  }

  /** @throws DomainError core.not_found, white-label.not_invited, auth.resend_too_soon, core.mail_unavailable */
  resend({ userId }: RequestOf<typeof resendInvite>, caller: UserCtx) {
    return this.resellers.run(caller, async ({ ctx }) => {
      const user = requireFound(await this.people.byId(ctx.tenantId, userId));
      if (!waitsForAcceptance(user)) throw new DomainError('white-label.not_invited');
      const waitSec = await this.mails.ask({ kind: 'subUserInvite', email: user.email, userId }, ctx);
      if (waitSec > 0) throw new DomainError('auth.resend_too_soon', { retryAfterSec: waitSec });
      return presentSubUser(user);
    });
  }

  private async inviteAll(reseller: Reseller, rows: readonly InviteRow[]) {
    const reports = await this.judge(reseller, rows);
    // One after another: each takes its turn at the reseller's limit.
    for (const report of reports)
      if (report.outcome === 'ready') report.outcome = await this.inviteOne(reseller, report);
    return { rows: reports, invited: reports.filter(({ outcome }) => outcome === 'invited').length };
  }

  private async inviteOne(reseller: Reseller, { email, name, planName }: InviteRowReport): Promise<Outcome> {
    try {
      await this.additions.invite(reseller, { email, name, planName: planName || undefined });
      return 'invited';
    } catch (error) {
      const code = error instanceof DomainError ? error.code : '';
      if (code === 'white-label.email_exists') return 'emailExists';
      if (code === 'core.limit_reached') return 'noRoom';
      throw error;
    }
  }

  /** What could be done with each row, in one question to the database. */
  private async judge({ ctx, site }: Reseller, rows: readonly InviteRow[]): Promise<InviteRowReport[]> {
    const read = rows.map((row) => ({ ...row, address: emailSchema.safeParse(row.email.trim()).data ?? null }));
    const addresses = read.flatMap(({ address }) => address ?? []);
    const taken = await this.people.presentEmails(ctx.tenantId, addresses);
    const seen = new Set<string>();
    return read.map(({ address, email, name: typed, planName: plan }, index) => {
      const row = { name: typed.trim(), planName: plan.trim() };
      const outcome = address === null ? 'notAnAddress' : outcomeOf({ ...row, address }, { seen, taken, site });
      if (address !== null) seen.add(address);
      return { row: index + 1, email: address ?? email.trim().slice(0, 254), ...row, outcome };
    });
  }
}

interface Known {
  /** In rows before. */
  seen: ReadonlySet<string>;
  taken: ReadonlySet<string>;
  site: Reseller['site'];
}

function outcomeOf(
  { address, name, planName }: { address: string; name: string; planName: string },
  { seen, taken, site }: Known,
): Outcome {
  if (seen.has(address)) return 'repeated';
  if (taken.has(address)) return 'emailExists';
  if (name.length > maxName) return 'nameTooLong';
  return isPlan(site, planName) ? 'ready' : 'planUnknown';
}

function isPlan(site: Reseller['site'], planName: string): boolean {
  try {
    planFor(site, planName || undefined);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
