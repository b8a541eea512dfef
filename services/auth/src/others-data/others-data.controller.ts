import { Controller } from '@nestjs/common';
import { getOthersData } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { OthersDataService } from './others-data.service.js';

@Controller()
export class OthersDataController {
  constructor(private readonly lists: OthersDataService) {}

  @Handles(getOthersData)
  async get() {
    return this.lists.get();
  }
}
