import { createMailer, type MailBrand } from '@linkyard/mail';
import { migrate, ServiceDatabase } from '@linkyard/mongo';
import { notifyMailsQueued } from '@linkyard/contracts';
import { JobQueue, MailAllowance } from '@linkyard/queue';
import {
  Bus,
  BusConnection,
  readConfig,
  retryWhileStarting,
  serviceConfigSchema,
  systemContext,
} from '@linkyard/service-kit';
import type { OpenRole } from '../roles/worker-role.js';
import { emailConfigSchema, senderOf, withoutEmpty } from './email-config.js';
import { MailGate } from './mail-gate.js';
import { sendEmailProcessor } from './send-email.processor.js';
import { sentEmails } from './sent-email.schema.js';
import { SentEmailsRepository } from './sent-emails.repository.js';

/** As many as the mailer keeps connections. */
const concurrency = 4;

export const openEmailRole: OpenRole = async (env, logger) => {
  const config = readConfig(emailConfigSchema, withoutEmpty(env));
  const { MONGODB_URI, NATS_URL, REDIS_URL, BUS_SECRET } = readConfig(serviceConfigSchema, env);
  const brand: MailBrand = {
    name: config.SITE_TITLE,
    origin: new URL(config.PUBLIC_URL).origin,
    ...(config.SUPPORT_EMAIL ? { supportEmail: config.SUPPORT_EMAIL } : {}),
  };
  const mailer = createMailer({
    smtpUrl: config.SMTP_URL,
    from: { name: config.SITE_TITLE, address: senderOf(config) },
    maxConnections: concurrency,
  });
  const database = await retryWhileStarting('connecting to MongoDB', logger, () =>
    ServiceDatabase.open('workers', MONGODB_URI),
  );
  await retryWhileStarting('migrations', logger, () => migrate(database, [sentEmails], []));
  const sent = new SentEmailsRepository(database.model(sentEmails));
  const bus = new Bus(await BusConnection.open(NATS_URL, 'workers-email'), BUS_SECRET);
  const allowance = new MailAllowance(REDIS_URL, BUS_SECRET, config.RATE_FACTOR);
  const jobs = new JobQueue(REDIS_URL, BUS_SECRET);
  const notify = async (creatorId: string) => {
    await bus.request(notifyMailsQueued, { creatorId }, systemContext());
  };
  const gate = new MailGate({ allowance, jobs, brand, notify });
  return {
    processors: [sendEmailProcessor({ mailer, brand, sent, gate, logger })],
    concurrency,
    // The mail server is not asked: with it away the jobs wait, and the worker is as ready as it can be.
    checks: [{ name: 'workers:email:mongodb', check: () => database.ping() }],
    async close() {
      mailer.close();
      await Promise.all([allowance.close(), jobs.close(), bus.connection.close(), database.close()]);
    },
  };
};
