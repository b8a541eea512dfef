import { guardedConnectFrom } from '@linkyard/egress';
import { modelsFor } from '@linkyard/mongo';
import { Capability } from '@linkyard/service-kit';
import { HostsModule } from '../hosts/hosts.module.js';
import { whiteLabels } from '../white-labels/white-label.schema.js';
import { WhiteLabelsModule } from '../white-labels/white-labels.module.js';
import { SENDER_TEST_CONFIG, SenderTest, senderTestLimits, type SenderTestConfig } from './sender-test.js';
import { SendersController } from './senders.controller.js';
import { SendersService } from './senders.service.js';

const senderTestConfig = (): SenderTestConfig => ({
  connect: guardedConnectFrom(process.env),
  keys: { DATA_KEY: process.env['DATA_KEY'] ?? '', DATA_KEY_PREVIOUS: process.env['DATA_KEY_PREVIOUS'] },
  timeoutMs: 6_000,
  mailTimeoutMs: 18_000,
});

/** Whom the mails of tenants come from. The records are stored by the capability of hosts. */
@Capability({
  service: 'white-label',
  imports: [HostsModule, WhiteLabelsModule, modelsFor('white-label', [whiteLabels])],
  limiters: [senderTestLimits],
  controllers: [SendersController],
  providers: [SendersService, SenderTest, { provide: SENDER_TEST_CONFIG, useFactory: senderTestConfig }],
  exports: [SenderTest],
})
export class SendersModule {}
