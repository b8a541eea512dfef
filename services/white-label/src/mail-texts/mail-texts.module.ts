import { modelsFor } from '@linkyard/mongo';
import { Capability } from '@linkyard/service-kit';
import { HostsModule } from '../hosts/hosts.module.js';
import { whiteLabels } from '../white-labels/white-label.schema.js';
import { WhiteLabelsModule } from '../white-labels/white-labels.module.js';
import { MailTextsController } from './mail-texts.controller.js';
import { MailTexts } from './mail-texts.service.js';

/** The words of the mails of a site. */
@Capability({
  service: 'white-label',
  imports: [HostsModule, WhiteLabelsModule, modelsFor('white-label', [whiteLabels])],
  controllers: [MailTextsController],
  providers: [MailTexts],
})
export class MailTextsModule {}
