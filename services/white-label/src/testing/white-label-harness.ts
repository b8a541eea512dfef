import { newId, type ServiceDatabase } from '@linkyard/mongo';
import { smtpPasswords } from '@linkyard/service-kit';
import { creator, ServiceUnderTest, type Part } from '@linkyard/service-kit/testing';
import { domains } from '../domains/domain.schema.js';
import { ServedHosts } from '../hosts/served-hosts.js';
import { LeaksService } from '../leaks/leaks.service.js';
import { SENDER_TEST_CONFIG } from '../senders/sender-test-config.js';
import { SenderTest } from '../senders/sender-test.js';
import { smtpOfForm, type SmtpOnForm } from '../senders/smtp-of-form.js';
import { whiteLabelService } from '../white-label.module.js';
import { whiteLabels, type WhiteLabel } from '../white-labels/white-label.schema.js';

const passwords = smtpPasswords({ DATA_KEY: 'k'.repeat(40) });
const workingSenders: Part = {
  provide: SenderTest,
  useValue: {
    run: async () => 'ana@people.example',
    smtpOf: (record: WhiteLabel, details: SmtpOnForm) => smtpOfForm(record, details, passwords),
  },
};

/** No gateway runs beside it. */
const withoutTraces: Part = {
  provide: LeaksService,
  useValue: { check: async () => ({ checkedAt: new Date(), looked: 0, leaks: [] }) },
};

/** The white-label service over a database of its own. Tenants are written as their owners' screens would leave them. */
export class WhiteLabelHarness extends ServiceUnderTest {
  private constructor(database: ServiceDatabase) {
    super(database);
  }

  /** @param around stands in for what the service would ask outside; each mail server takes the test mail unless its test is set up there */
  static async start(around: readonly Part[] = []): Promise<WhiteLabelHarness> {
    const harness = new WhiteLabelHarness(await this.open(whiteLabelService));
    const isTested = around.some(({ provide }) => provide === SENDER_TEST_CONFIG);
    await harness.build(whiteLabelService.module, [withoutTraces, ...(isTested ? [] : [workingSenders]), ...around]);
    return harness;
  }

  /** A published tenant. @returns its id */
  async tenant(host: string, { status = 1, suspendedReason = '', state = 'active', title = 'Agency', smtp = {} } = {}) {
    const { userId } = creator();
    const _id = newId();
    await this.database.model(whiteLabels).insertMany([{ _id, userId, title, status, suspendedReason, smtp }]);
    await this.domain({ userId, host, purpose: 'whiteLabel', whiteLabelId: _id, state });
    return _id;
  }

  async domain(fields: { host: string; purpose: 'whiteLabel' | 'campaign' } & Record<string, unknown>) {
    const { userId } = creator();
    await this.database.model(domains).insertMany([{ userId, token: newId(), state: 'active', ...fields }]);
  }

  refresh(): Promise<void> {
    return this.get(ServedHosts).refresh();
  }
}
