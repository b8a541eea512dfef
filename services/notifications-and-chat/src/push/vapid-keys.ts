import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { dataSealer } from '@linkyard/crypto';
import { InjectStored, isDuplicateKey, type DocumentOf, type StoredModel } from '@linkyard/mongo';
import { LOGGER, type Logger } from '@linkyard/service-kit';
import { LRUCache } from 'lru-cache';
import webPush from 'web-push';
import { checkPushConfig, PUSH_CONFIG, type PushConfig } from './push-config.js';
import { pushKeys } from './push.schemas.js';

const keyId = 'vapid';
const sealContext = 'push:vapid';
/** A push service accepts 24 hours. @source RFC 8292 2 */
const headerSec = 12 * 3_600;
const renewedAfterMs = 6 * 3_600_000;
/** Of a development machine: no push service of the internet sees it. */
const developmentSubject = 'https://development.invalid';

/**
 * The key pair by which push services recognise this installation. It is made once and stays: every subscription is bound to it, so it is part of
 * the database and of its backup. The private key does not leave this service. @source ADR 0058
 */
@Injectable()
export class VapidKeys implements OnApplicationBootstrap {
  private readonly headers = new LRUCache<string, string>({ max: 1_000, ttl: renewedAfterMs });
  private known: Promise<DocumentOf<typeof pushKeys>> | undefined;

  constructor(
    @InjectStored('notifications-and-chat', pushKeys) private readonly model: StoredModel<typeof pushKeys>,
    @Inject(PUSH_CONFIG) private readonly config: PushConfig,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    checkPushConfig(process.env);
    if (this.config.subject === null)
      this.logger.warn(
        'push services need a public SUPPORT_EMAIL or PUBLIC_URL: only a simulator will take what is sent',
      );
    await this.pair();
  }

  async publicKey(): Promise<string> {
    return (await this.pair()).publicKey;
  }

  /** The address that push services write to, for the log. */
  get contact(): string {
    return this.config.subject ?? developmentSubject;
  }

  /** The `Authorization` of requests to one origin. */
  async authorization(origin: string): Promise<string> {
    const known = this.headers.get(origin);
    if (known) return known;
    const { publicKey, privateKeyEnc } = await this.pair();
    const privateKey = this.sealer().open(privateKeyEnc, sealContext);
    const expiresAt = Math.floor(Date.now() / 1_000) + headerSec;
    const header = webPush.getVapidHeaders(origin, this.contact, publicKey, privateKey, 'aes128gcm', expiresAt);
    this.headers.set(origin, header.Authorization);
    return header.Authorization;
  }

  private sealer() {
    return dataSealer('notifications-and-chat.push', this.config.DATA_KEY, this.config.DATA_KEY_PREVIOUS);
  }

  private pair(): Promise<DocumentOf<typeof pushKeys>> {
    this.known ??= this.readOrMake().catch((error: unknown) => {
      this.known = undefined;
      throw error;
    });
    return this.known;
  }

  private async readOrMake(): Promise<DocumentOf<typeof pushKeys>> {
    return (await this.read()) ?? this.make();
  }

  private read() {
    return this.model.findById(keyId).lean<DocumentOf<typeof pushKeys> | null>().exec();
  }

  private async make(): Promise<DocumentOf<typeof pushKeys>> {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const made = {
      _id: keyId,
      publicKey,
      privateKeyEnc: this.sealer().seal(privateKey, sealContext),
      createdAt: new Date(),
    };
    try {
      await this.model.create(made);
    } catch (error) {
      // Another process that starts was first: its pair is the one.
      if (!isDuplicateKey(error)) throw error;
    }
    const kept = await this.read();
    if (!kept) throw new Error('The keys for push notifications could not be stored');
    return kept;
  }
}
