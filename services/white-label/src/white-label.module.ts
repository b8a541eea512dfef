import { serviceOf } from '@linkyard/service-kit';
import { CertificatesModule } from './certificates/certificates.module.js';
import { ClaimsModule } from './claims/claims.module.js';
import { DemoModule } from './demo/demo.module.js';
import { DomainsModule } from './domains/domains.module.js';
import { HostsModule } from './hosts/hosts.module.js';
import { LeaksModule } from './leaks/leaks.module.js';
import { PlansModule } from './plans/plans.module.js';
import { LegalModule } from './legal/legal.module.js';
import { MailTextsModule } from './mail-texts/mail-texts.module.js';
import { SendersModule } from './senders/senders.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { SocialModule } from './social/social.module.js';
import { WhiteLabelsModule } from './white-labels/white-labels.module.js';

/** Each capability is a folder with its own module; add it here and nowhere else. */
export const whiteLabelService = serviceOf('white-label', [
  DomainsModule,
  CertificatesModule,
  ClaimsModule,
  HostsModule,
  LeaksModule,
  PlansModule,
  LegalModule,
  MailTextsModule,
  SendersModule,
  SettingsModule,
  SocialModule,
  WhiteLabelsModule,
  DemoModule,
]);
