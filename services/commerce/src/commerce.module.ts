import { Module } from '@nestjs/common';
import type { ServiceDefinition } from '@linkyard/service-kit';
import { CurrenciesController } from './currencies/currencies.controller.js';

@Module({ controllers: [CurrenciesController] })
class CommerceModule {}

export const commerceService: ServiceDefinition = { name: 'commerce', module: CommerceModule, models: [] };
