import { runService, runStandalone } from '@linkyard/service-kit';
import { bookingsService } from './bookings.module.js';

await runStandalone(() => runService(bookingsService));
