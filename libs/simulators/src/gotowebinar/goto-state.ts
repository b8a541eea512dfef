import { randomInt } from 'node:crypto';
import { newAccounts, type Account, type Accounts } from '../consent/accounts.js';
import { Grants } from '../consent/grants.js';

export interface GotoConfig {
  host?: string;
  /** 0: any free port. */
  port?: number;
  clientId?: string;
  clientSecret?: string;
  /** Redirect addresses the client may use. Empty: any http(s) address. */
  redirectUris?: readonly string[];
  /** Epoch milliseconds; for tests of expiry. */
  now?: () => number;
}

export interface GotoWebinar {
  webinarKey: string;
  organizer: string;
  subject: string;
  description: string;
  times: { startTime: string; endTime: string }[];
  timeZone: string;
  type: string;
  /** The organizer approves each registrant at GoTo. */
  isApproved: boolean;
  isInSession: boolean;
  form: RegistrationForm;
}
/** What the organizer asks besides name and address. */
export interface RegistrationForm {
  fields: { field: string; required: boolean; answers: string[] }[];
  questions: {
    questionKey: string;
    question: string;
    required: boolean;
    answers: { answerKey: string; answer: string }[];
  }[];
}
export interface Registrant {
  registrantKey: string;
  webinarKey: string;
  firstName: string;
  lastName: string;
  email: string;
  status: 'APPROVED' | 'WAITING' | 'DENIED';
  more: Record<string, unknown>;
}
export interface Attendance {
  email: string;
  minutes: number;
}
export interface Session {
  sessionKey: string;
  webinarKey: string;
  startTime: string;
  endTime: string;
  attendees: Attendance[];
  /** GoTo shows a session and who attended only some time after its end. */
  isShown: boolean;
}
/** What the next API calls are answered with. */
export interface Fault {
  /** In place of the call's own answer; without it the call is done. */
  status?: number | undefined;
  retryAfter?: number | undefined;
  /** The answer comes this late. */
  delayMs?: number | undefined;
  /** Only calls whose `METHOD path` contains it. */
  match?: string | undefined;
}
export interface Webhook {
  webhookKey: string;
  organizer: string;
  callbackUrl: string;
  eventName: string;
  state: 'ACTIVE' | 'INACTIVE';
  isSubscribed: boolean;
}

export interface GotoState {
  clientId: string;
  clientSecret: string;
  redirectUris: readonly string[];
  now: () => number;
  /** Origin of this server, once it listens. */
  url: string;
  accounts: Accounts;
  grants: Grants;
  webinars: Map<string, GotoWebinar>;
  registrants: Map<string, Registrant>;
  sessions: Session[];
  webhooks: Map<string, Webhook>;
  faults: Fault[];
  /** Calls that were answered by themselves, as `METHOD path`. */
  calls: string[];
}

export const gotoClient = {
  clientId: '7c3f1d0e-60a1-4c53-9f0e-22b7c0de0002',
  clientSecret: 'linkyard~goto~simulator~only',
} as const;

export function newGotoState(config: GotoConfig): GotoState {
  const now = config.now ?? Date.now;
  return {
    clientId: config.clientId ?? gotoClient.clientId,
    clientSecret: config.clientSecret ?? gotoClient.clientSecret,
    redirectUris: config.redirectUris ?? [],
    now,
    url: '',
    // Nineteen digits: organizer keys are above 2^53 too.
    accounts: newAccounts(19, [{ email: 'ada.sim@goto.example', name: 'Ada Simmons' }]),
    grants: new Grants(now),
    webinars: new Map(),
    registrants: new Map(),
    sessions: [],
    webhooks: new Map(),
    faults: [],
    calls: [],
  };
}

/** Above 2^53, so that a double has not room for it. */
export const newKey = (): string =>
  `9${String(randomInt(1e9)).padStart(9, '0')}${String(randomInt(1e9)).padStart(9, '1')}`.slice(0, 18) + '7';

export const organizerKeyOf = ({ id }: Account): string => id;
/** Each account may act for a second organizer too, as the administrator of a company may. */
export const otherOrganizerKeyOf = ({ id }: Account): string => `7${id.slice(1)}`;
export const isOrganizerOf = (account: Account, organizerKey: string): boolean =>
  [organizerKeyOf(account), otherOrganizerKeyOf(account)].includes(organizerKey);
export const joinUrlOf = ({ url }: Pick<GotoState, 'url'>, registrant: Registrant): string =>
  `${url}/join/${registrant.webinarKey}/${registrant.registrantKey}`;
