import { Capability } from '@linkyard/service-kit';
import { CodeChecks } from './code-checks.js';
import { CodeSecrets } from './code-secrets.js';
import { mailedCodes } from './mailed-code.schema.js';
import { MailedCodesRepository } from './mailed-codes.repository.js';

@Capability({
  service: 'auth',
  collections: [mailedCodes],
  eraseWithAccount: [mailedCodes],
  providers: [MailedCodesRepository, CodeSecrets, CodeChecks],
  exports: [MailedCodesRepository, CodeSecrets, CodeChecks],
})
export class MailedCodesModule {}
