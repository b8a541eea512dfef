import { Capability } from '@linkyard/service-kit';
import { OthersDataController } from './others-data.controller.js';
import { OthersDataService } from './others-data.service.js';

@Capability({ service: 'auth', controllers: [OthersDataController], providers: [OthersDataService] })
export class OthersDataModule {}
