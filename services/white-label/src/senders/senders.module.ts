import { modelsFor } from '@linkyard/mongo';
import { Capability } from '@linkyard/service-kit';
import { HostsModule } from '../hosts/hosts.module.js';
import { whiteLabels } from '../white-labels/white-label.schema.js';
import { WhiteLabelsModule } from '../white-labels/white-labels.module.js';
import { SENDER_TEST_CONFIG, senderTestConfigFrom } from './sender-test-config.js';
import { DkimKeys } from './dkim-keys.js';
import { SenderChecks } from './sender-checks.js';
import { SenderRecheck } from './sender-recheck.job.js';
import { SenderTest, senderTestLimits } from './sender-test.js';
import { DomainsModule } from '../domains/domains.module.js';
import { SendersController } from './senders.controller.js';
import { SendersService } from './senders.service.js';

/** Whom the mails of tenants come from. The records are stored by the capability of hosts. */
@Capability({
  service: 'white-label',
  imports: [DomainsModule, HostsModule, WhiteLabelsModule, modelsFor('white-label', [whiteLabels])],
  limiters: [senderTestLimits],
  controllers: [SendersController],
  providers: [
    ...[SendersService, SenderTest, DkimKeys, SenderChecks, SenderRecheck],
    { provide: SENDER_TEST_CONFIG, useFactory: () => senderTestConfigFrom(process.env) },
  ],
  exports: [SenderTest],
})
export class SendersModule {}
