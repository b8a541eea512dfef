import { Inject, Injectable } from '@nestjs/common';
import {
  type ReplyInput,
  type RequestOf,
  type senderChecks,
  senderFailures,
  type SenderRecordKind,
} from '@linkyard/contracts';
import { InjectStored, type StoredModel } from '@linkyard/mongo';
import { requireFound } from '@linkyard/service-kit';
import { parse } from 'tldts';
import { DNS_SETTINGS, type DnsSettings } from '../dns/dns-settings.js';
import { whiteLabels, type WhiteLabel } from '../white-labels/white-label.schema.js';
import { WhiteLabelsRepository } from '../white-labels/white-labels.repository.js';
import { dkimRecord } from './dns-records/dkim-key.js';
import { dnsQuestions } from './dns-records/dns-texts.js';
import { judgeDkim, judgeDmarc, type Judgement } from './dns-records/judge-keys.js';
import { judgeSpf, wantedSpf } from './dns-records/judge-spf.js';
import { isKeySeenEverywhere } from './dns-records/key-seen-everywhere.js';
import { DkimKeys, formerKeysOf, nextKeyOf } from './dkim-keys.js';

type Reply = ReplyInput<typeof senderChecks>;
type SenderToCheck = Pick<WhiteLabel['smtp'], 'email' | 'host'>;

const firstDmarc = 'v=DMARC1; p=none';
const dkimName = (selector: string, domain: string) => `${selector}._domainkey.${domain}`;

/** What DNS says of the domain that a tenant's mails come from: without it they land among spam. @source models.md 16 smtpState */
@Injectable()
export class SenderChecks {
  constructor(
    private readonly records: WhiteLabelsRepository,
    private readonly keys: DkimKeys,
    @Inject(DNS_SETTINGS) private readonly settings: DnsSettings,
    @InjectStored('white-label', whiteLabels) private readonly model: StoredModel<typeof whiteLabels>,
  ) {}

  /** Looks now. @param sender on the form; the stored one without it */
  async ofOwner(ownerId: string, { sender }: RequestOf<typeof senderChecks>): Promise<Reply> {
    const record = requireFound(await this.records.ofOwner(ownerId));
    return this.check(record, sender ?? record.smtp);
  }

  /** Looks at the records of a sender; mails are signed with the next key once its record is seen at the stored one. */
  async check(record: WhiteLabel, sender: SenderToCheck = record.smtp, now = new Date()): Promise<Reply> {
    const { smtpState } = record;
    const state = {
      verifiedAt: smtpState.verifiedAt,
      failure: senderFailures.find((failure) => failure === smtpState.lastError) ?? null,
      failingSince: smtpState.failingSince,
    };
    const domain = sender.email.slice(sender.email.lastIndexOf('@') + 1).toLowerCase();
    if (domain === '') return { ...state, domain, records: [], formerKeys: [], checkedAt: null };
    const isStored = sender.email === record.smtp.email && sender.host === record.smtp.host;
    const current = isStored ? await this.withSeenKey(record, domain, now) : record;
    const records = await this.look(current, domain, sender.host.toLowerCase());
    if (isStored) await this.keep(record, records, now);
    const formerKeys = formerKeysOf(current, now).map(({ selector, until }) => ({
      ...{ fullName: dkimName(selector, domain), until },
    }));
    return { ...state, domain, records, formerKeys, checkedAt: now };
  }

  private async withSeenKey(record: WhiteLabel, domain: string, now: Date): Promise<WhiteLabel> {
    await this.keys.dropFormer(record, now);
    const next = nextKeyOf(record);
    if (!next) return record;
    const isSeen = await isKeySeenEverywhere(dkimName(next.selector, domain), next.publicKey, this.settings);
    return isSeen ? this.keys.adoptNext(record, now) : record;
  }

  private async look(record: WhiteLabel, domain: string, host: string): Promise<Reply['records']> {
    const key = await this.keys.of(record);
    const next = nextKeyOf(record);
    const questions = dnsQuestions(this.settings.resolvers);
    const ofKey = async (kind: SenderRecordKind, { selector, publicKey }: typeof key) => {
      const name = dkimName(selector, domain);
      return recordOf(kind, name, dkimRecord({ publicKey }), await judgeDkim(name, publicKey, questions));
    };
    const [dkim, dkimNext, spf, dmarc] = await Promise.all([
      ofKey('dkim', key),
      next && ofKey('dkimNext', next),
      judgeSpf(domain, host, questions),
      judgeDmarc(domain, questions),
    ]);
    const spfValue = spf.verdict === 'ok' ? (spf.seen[0] ?? '') : wantedSpf(spf.seen, host);
    return [
      dkim,
      ...(dkimNext ? [dkimNext] : []),
      recordOf('spf', domain, spfValue, spf),
      recordOf('dmarc', `_dmarc.${domain}`, dmarc.seen[0] ?? firstDmarc, dmarc),
    ];
  }

  /** No new `rev`: what the owner is editing at the same time is not outdated by it. */
  private async keep({ _id, userId, smtp }: WhiteLabel, records: Reply['records'], now: Date): Promise<void> {
    const verdicts = records.flatMap(({ kind, verdict }) =>
      kind === 'dkimNext' ? [] : [[`smtpState.${kind}`, verdict]],
    );
    await this.model
      .updateOne(
        { _id, userId, 'smtp.email': smtp.email, 'smtp.host': smtp.host },
        { $set: { ...Object.fromEntries(verdicts), 'smtpState.checkedAt': now } },
      )
      .exec();
  }
}

/** @param fullName of which the registrar wants the part before what was registered */
function recordOf(
  kind: SenderRecordKind,
  fullName: string,
  value: string,
  judgement: Judgement,
): Reply['records'][number] {
  const registered = parse(fullName, { allowPrivateDomains: true, validateHostname: false }).domain;
  const name = registered === null ? fullName : fullName.slice(0, -registered.length).replace(/\.$/, '') || '@';
  const ok = judgement.verdict === 'ok' || judgement.verdict === 'monitoring';
  return { kind, type: 'TXT', name, fullName, value, isOptional: false, ok, ...judgement };
}
