import type { createPushMessage, PushMessageView, RequestInput } from '@linkyard/contracts';
import { readersZone } from '@linkyard/ui';
import { momentOfReadersInput, zonedInput, momentOfZonedInput } from '../../../shared/time/zoned-input.js';

/** A message as the form edits it. */
export type MessageValues = {
  title: string;
  body: string;
  image: string;
  url: string;
  actions: { title: string; url: string }[];
  campaignIds: string[];
  countries: string[];
  since: string;
  at: string;
  inFollowersZone: boolean;
  isQuiet: boolean;
  quietFrom: string;
  quietTo: string;
};

export const emptyMessage = (): MessageValues => ({
  ...{ title: '', body: '', image: '', url: '', actions: [] },
  ...{ campaignIds: [], countries: [], since: '', at: '', inFollowersZone: false },
  ...{ isQuiet: false, quietFrom: '22:00', quietTo: '08:00' },
});

export function messageValues(message: PushMessageView): MessageValues {
  const { title, body, image, url, actions, audience, schedule, quietHours } = message;
  return {
    ...{ title, body, image, url, actions: actions.map((action) => ({ ...action })) },
    ...{ campaignIds: [...audience.campaignIds], countries: [...audience.countries] },
    since: audience.since ? zonedInput(audience.since, readersZone()).slice(0, 10) : '',
    at: schedule.at ? zonedInput(schedule.at, readersZone()) : '',
    inFollowersZone: schedule.inFollowersZone,
    isQuiet: quietHours !== null,
    quietFrom: quietHours?.from ?? '22:00',
    quietTo: quietHours?.to ?? '08:00',
  };
}

type Request = RequestInput<typeof createPushMessage>;

export const audienceOf = ({ campaignIds, countries, since }: MessageValues): NonNullable<Request['audience']> => ({
  ...{ campaignIds, countries },
  since: since === '' ? null : momentOfZonedInput(`${since}T00:00`, readersZone()),
});

export function messageRequest(values: MessageValues): Request {
  const { title, body, image, url, actions, at, inFollowersZone, isQuiet, quietFrom, quietTo } = values;
  return {
    ...{ title: title.trim(), body, image, url: url.trim() },
    actions: actions.map((action) => ({ title: action.title.trim(), url: action.url.trim() })),
    audience: audienceOf(values),
    schedule: { at: momentOfReadersInput(at), timeZone: readersZone(), inFollowersZone },
    quietHours: isQuiet ? { from: quietFrom, to: quietTo } : null,
  };
}
