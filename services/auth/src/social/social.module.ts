import { Capability } from '@linkyard/service-kit';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { UserRecordsModule } from '../user-records/user-records.module.js';
import { FacebookClient } from './facebook.client.js';
import { GoogleClient } from './google.client.js';
import { GoogleNonces } from './google-nonces.js';
import { PendingSignIn } from './pending-sign-in.js';
import { SocialAccountsService } from './social-accounts.service.js';
import { SocialController } from './social.controller.js';
import { spentNonces } from './spent-nonce.schema.js';
import { SpentNoncesRepository } from './spent-nonces.repository.js';

@Capability({
  service: 'auth',
  imports: [UserRecordsModule, MailsModule, SessionsModule, TwoFactorModule, AccountsModule],
  collections: [spentNonces],
  controllers: [SocialController],
  providers: [GoogleClient, FacebookClient, GoogleNonces, SpentNoncesRepository, PendingSignIn, SocialAccountsService],
})
export class SocialModule {}
