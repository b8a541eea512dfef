import { Injectable } from '@nestjs/common';
import { ClickLinks } from './click-links.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { PushMessagesRepository } from './push-messages.repository.js';

/** Presses on notifications of messages. */
@Injectable()
export class PushClicks {
  constructor(
    private readonly links: ClickLinks,
    private readonly deliveries: DeliveriesRepository,
    private readonly messages: PushMessagesRepository,
  ) {}

  /** Counts the first press on a notification. @returns where it leads; null for a link that is none of ours, or whose message is gone */
  async open(token: string): Promise<string | null> {
    const read = this.links.read(token);
    const pressed = read && (await this.deliveries.click(read.deliveryId));
    if (!read || !pressed) return null;
    if (pressed.isFirst) await this.messages.countClick(pressed.delivery);
    const [message] = await this.messages.byIds([pressed.delivery.sourceId]);
    if (!message) return pressed.delivery.path;
    const chosen = read.link === 0 ? message.url : message.actions[read.link - 1]?.url;
    return chosen || pressed.delivery.path;
  }
}
