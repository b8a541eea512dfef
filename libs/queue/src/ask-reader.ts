import { sendEmail, type JobData } from '@linkyard/contracts';
import type { JobQueue } from './job-queue.js';
import type { MailAllowance } from './mail-allowance.js';

interface Parts {
  allowance: Pick<MailAllowance, 'mailboxOf' | 'requestOf'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  /** The address that the reader opens: that of the tenant's site. */
  publicUrl: string;
}

/** Asks the reader of an address whether what waits for it is theirs: one mail, however much waits. @source ADR 0033 */
export async function askReader(
  { allowance, jobs, publicUrl }: Parts,
  { to, toName, locale, tenantId }: Pick<JobData<typeof sendEmail>, 'to' | 'toName' | 'locale' | 'tenantId'>,
): Promise<void> {
  const mailbox = allowance.mailboxOf(to);
  const key = `confirm-address:${await allowance.requestOf(mailbox)}`;
  const link = new URL(`/confirm-address?mailbox=${mailbox}`, publicUrl).href;
  await jobs.enqueue(sendEmail, {
    ...{ key, template: 'confirm-address', to, toName, locale, tenantId },
    values: { link },
  });
}
