import { Capability } from '@linkyard/service-kit';
import { WebinarsModule } from '../webinars/webinars.module.js';
import { WebinarConnectionsController } from './connections.controller.js';
import { ConfigModule } from '../config/config.module.js';
import { ConnectionsService } from './connections.service.js';
import { ProviderWebinarsModule } from '../provider-webinars/provider-webinars.module.js';
import { ConsentsModule } from '../consents/consents.module.js';
import { GotoAccess } from './goto-access.js';
import { GotoClient } from './goto-client.js';
import { ReadAttendanceJob } from './read-attendance.job.js';
import { Resume } from './resume.js';
import { SyncRegistrationsJob } from './sync-registrations.job.js';
import { SyncWebinarsJob } from './sync-webinars.job.js';

/** GoToWebinar behind webinars: the connection, and the jobs that keep both sides the same. */
@Capability({
  service: 'bookings',
  imports: [ConfigModule, ConsentsModule, ProviderWebinarsModule, WebinarsModule],
  controllers: [WebinarConnectionsController],
  providers: [
    GotoClient,
    GotoAccess,
    ConnectionsService,
    Resume,
    SyncWebinarsJob,
    SyncRegistrationsJob,
    ReadAttendanceJob,
  ],
})
export class GotoWebinarModule {}
