import { Capability } from '@linkyard/service-kit';
import { CurrenciesController } from './currencies.controller.js';

@Capability({ service: 'commerce', controllers: [CurrenciesController] })
export class CurrenciesModule {}
