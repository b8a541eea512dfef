import { Inject, Injectable } from '@nestjs/common';
import { impersonationStarted, type EventData } from '@linkyard/contracts';
import { dateFormat, languageFor, writtenLocale } from '@linkyard/languages';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { OwnerNotifier, type Owner } from './owner-notifier.service.js';

/** Notifies people of others who sign in as them: by role, when and why, and never by an address. @source cases admin J5 */
@Injectable()
export class ImpersonationNotice {
  constructor(@Inject(OwnerNotifier) private readonly notifier: Pick<OwnerNotifier, 'notify'>) {}

  @OnEvent(impersonationStarted, { id: 'notify-impersonation-started', isRepeatable: true })
  async onStarted(begun: EventData<typeof impersonationStarted>, facts: EventFacts): Promise<void> {
    const { userId: ownerId, impersonationId, by, reason, startedAt, isNotified } = begun;
    if (!isNotified) return;
    const dedupeKey = `impersonation:${impersonationId}`;
    const system = { code: 'impersonated' as const, params: { by, reason }, link: '/profile' };
    await this.notifier.notify(
      {
        ...{ ownerId, dedupeKey, notification: { type: 'system', system } },
        mail: (owner, i18n, link) => ({
          ...{ key: dedupeKey, template: 'impersonated' },
          values: {
            ...{ name: owner.name, reason, when: timeFor(owner, startedAt), link },
            who: by === 'owner' ? i18n.t('The operator of this site') : i18n.t('An administrator'),
          },
        }),
      },
      facts,
    );
  }
}

/** `3 March 2025 at 14:05`, on the clock of the reader. */
function timeFor({ locale, timeZone }: Owner, at: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return dateFormat(writtenLocale(languageFor([locale])), format).format(new Date(at));
}
