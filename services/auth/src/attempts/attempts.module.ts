import { Capability } from '@linkyard/service-kit';
import { attemptLimits, Attempts } from './attempts.js';
import { RequirePassword } from './require-password.js';

@Capability({
  service: 'auth',
  limiters: [attemptLimits],
  providers: [Attempts, RequirePassword],
  exports: [Attempts, RequirePassword],
})
export class AttemptsModule {}
