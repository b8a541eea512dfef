import { Controller } from '@nestjs/common';
import { listCurrencies } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { currencies } from './currencies.js';

@Controller()
export class CurrenciesController {
  @Handles(listCurrencies)
  async list() {
    return { currencies: currencies() };
  }
}
