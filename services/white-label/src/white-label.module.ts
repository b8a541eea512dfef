import { Module } from '@nestjs/common';
import type { ServiceDefinition } from '@linkyard/service-kit';
import { HostsController } from './hosts/hosts.controller.js';

@Module({ controllers: [HostsController] })
class WhiteLabelModule {}

export const whiteLabelService: ServiceDefinition = { name: 'white-label', module: WhiteLabelModule, models: [] };
