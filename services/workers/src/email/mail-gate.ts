import { isChosen, isOfStranger, mailCauses, sendEmail, type JobData } from '@linkyard/contracts';
import { askReader, type JobQueue, type MailAllowance } from '@linkyard/queue';
import type { AccountLimits } from '@linkyard/service-kit';

type Mail = JobData<typeof sendEmail>;

const dayMs = 24 * 3_600_000;

interface Parts {
  allowance: Pick<MailAllowance, 'mailboxOf' | 'count' | 'mayReach' | 'waitOf' | 'hold' | 'requestOf' | 'takeOfMonth'>;
  limits: Pick<AccountLimits, 'of'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  /** Notifies a creator whose visitors cause more mails than are sent within an hour. */
  notify(creatorId: string): Promise<void>;
}

/** Decides whether a mail goes now, later, or after its reader has confirmed that they want it. @source ADR 0033 */
export class MailGate {
  constructor(private readonly parts: Parts) {}

  /** @param publicUrl where the reader confirms @returns false for a mail that is sent by another job later, or whose reader has not confirmed within a day */
  async opensFor(mail: Mail, publicUrl: string, now = new Date()): Promise<boolean> {
    return (await this.mayGo(mail, publicUrl, now)) && this.isWithinMonth(mail, now);
  }

  private async mayGo(mail: Mail, publicUrl: string, now: Date): Promise<boolean> {
    const mailbox = this.parts.allowance.mailboxOf(mail.to);
    // Released before its time by the reader; else nothing has confirmed it.
    if (mail.heldUntil !== undefined) return now.getTime() < Date.parse(mail.heldUntil);
    if (mailCauses[mail.template] === 'account') await this.parts.allowance.count(mailbox, mail.key, now.getTime());
    if (!isOfStranger(mail)) return true;
    if (!(await this.parts.allowance.mayReach(mailbox, mail.countedAs ?? mail.key, now.getTime()))) {
      await this.hold(mail, mailbox, publicUrl, now);
      return false;
    }
    return this.isWithinHour(mail, now);
  }

  private async hold(mail: Mail, mailbox: string, publicUrl: string, now: Date): Promise<void> {
    const { allowance, jobs } = this.parts;
    const key = `held:${mail.key}`;
    if (!(await allowance.hold(mailbox, key))) return;
    const heldUntil = new Date(now.getTime() + dayMs).toISOString();
    await jobs.enqueue(sendEmail, { ...mail, heldUntil }, { key, delayMs: dayMs });
    await askReader({ allowance, jobs, publicUrl }, mail);
  }

  /** Every mail of a creator counts; one that they need not send is not sent once their month is used up. */
  private async isWithinMonth(mail: Mail, now: Date): Promise<boolean> {
    const creatorId = mail.onBehalfOf?.creatorId;
    if (creatorId === undefined) return true;
    const limit = isChosen(mail) ? (await this.parts.limits.of(creatorId)).emailsPerMonth : null;
    return this.parts.allowance.takeOfMonth(creatorId, mail.key, limit, now.getTime());
  }

  private async isWithinHour(mail: Mail, now: Date): Promise<boolean> {
    const { allowance, jobs, notify } = this.parts;
    const creatorId = mail.onBehalfOf?.creatorId;
    const waitMs = creatorId === undefined ? 0 : await allowance.waitOf(creatorId, mail.key, now.getTime());
    if (creatorId === undefined || waitMs === 0) return true;
    await notify(creatorId);
    await jobs.enqueue(sendEmail, mail, { key: `later:${mail.key}:${now.getTime()}`, delayMs: waitMs });
    return false;
  }
}
