import { guardedConnectFrom } from '@linkyard/egress';
import { createMailer, mailServerOf } from '@linkyard/mail';
import { migrate, ServiceDatabase } from '@linkyard/mongo';
import {
  findMailText,
  findSender,
  isNotificationMailDue,
  notifyMailsQueued,
  reportSender,
  type JobData,
  type sendEmail,
} from '@linkyard/contracts';
import { languageFor } from '@linkyard/languages';
import { JobQueue, MailAllowance } from '@linkyard/queue';
import {
  AccountLimits,
  Bus,
  BusConnection,
  dkimKeys,
  ownSites,
  readConfig,
  retryWhileStarting,
  serviceConfigSchema,
  smtpPasswords,
  systemContext,
  TenantSites,
  type Logger,
} from '@linkyard/service-kit';
import type { OpenRole } from '../roles/worker-role.js';
import { emailConfigSchema, senderOf, withoutEmpty } from './email-config.js';
import { MailGate } from './mail-gate.js';
import { MailSenders } from './mail-senders.js';
import { sendEmailProcessor } from './send-email.processor.js';
import { SenderLanes } from './sender-lanes.js';
import { sentEmails } from './sent-email.schema.js';
import { SentEmailsRepository } from './sent-emails.repository.js';

/** Connections to the platform's own mail server. */
const platformConnections = 4;
/** Above what several servers without an answer take, two mails each. */
const concurrency = 16;

export const openEmailRole: OpenRole = async (given, logger) => {
  const env = withoutEmpty(given);
  const { RATE_FACTOR } = readConfig(emailConfigSchema, env);
  const { MONGODB_URI, NATS_URL, REDIS_URL, BUS_SECRET } = readConfig(serviceConfigSchema, env);
  const database = await retryWhileStarting('connecting to MongoDB', logger, () =>
    ServiceDatabase.open('workers', MONGODB_URI),
  );
  await retryWhileStarting('migrations', logger, () => migrate(database, [sentEmails], []));
  const sent = new SentEmailsRepository(database.model(sentEmails));
  const bus = new Bus(await BusConnection.open(NATS_URL, 'workers-email'), BUS_SECRET);
  const sites = new TenantSites(bus, ownSites(env));
  sites.start();
  const senders = mailSenders(env, bus, logger);
  const allowance = new MailAllowance(REDIS_URL, BUS_SECRET, RATE_FACTOR);
  const jobs = new JobQueue(REDIS_URL, BUS_SECRET);
  const notify = async (creatorId: string) => {
    await bus.request(notifyMailsQueued, { creatorId }, systemContext());
  };
  const limits = new AccountLimits(bus, database);
  limits.start();
  const gate = new MailGate({ allowance, jobs, limits, notify });
  return {
    processors: [
      sendEmailProcessor({
        ...{ wordsOf: wordsBy(bus), senders, sites, lanes: new SenderLanes(), sent, gate, logger },
        isNews: async (notification) => (await bus.request(isNotificationMailDue, notification, systemContext())).isDue,
      }),
    ],
    concurrency,
    // The mail server is not asked: with it away the jobs wait, and the worker is as ready as it can be.
    checks: [{ name: 'workers:email:mongodb', check: () => database.ping() }],
    async close() {
      senders.close();
      await Promise.all([allowance.close(), jobs.close(), bus.connection.close(), database.close()]);
    },
  };
};

const wordsBy =
  (bus: Bus) =>
  async (tenantId: string, { template: key, locale }: Pick<JobData<typeof sendEmail>, 'template' | 'locale'>) =>
    (await bus.request(findMailText, { tenantId, key, language: languageFor([locale]) }, systemContext())).text;

function mailSenders(env: NodeJS.ProcessEnv, bus: Bus, logger: Logger): MailSenders {
  const config = readConfig(emailConfigSchema, env);
  return new MailSenders({
    platform: createMailer({
      server: mailServerOf(config.SMTP_URL),
      from: { name: ownSites(env).brand.title, address: senderOf(config) },
      maxConnections: platformConnections,
    }),
    find: async (tenantId) => (await bus.request(findSender, { tenantId }, systemContext())).sender,
    report: async (tenantId, failure) => {
      await bus.request(reportSender, { tenantId, failure }, systemContext());
    },
    passwords: smtpPasswords(config),
    dkimKeys: dkimKeys(config),
    connect: guardedConnectFrom(env),
    logger,
  });
}
