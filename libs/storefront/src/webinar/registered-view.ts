import { registrationPath, type RegistrantView } from '@linkyard/contracts';
import { bookingStyle } from '../booking/booking-style.js';
import type { Screen } from '../document/screen.js';
import { webinarStyle } from './webinar-style.js';

/** `retryUrl` is the payment page, after an attempt that was declined there. */
export type OpenedRegistration = RegistrantView & { retryUrl?: string | null };
export interface RegisteredView {
  registration: OpenedRegistration;
  /** Opens it, with its id. */
  token: string;
  /** Why the last change was refused. */
  failure?: string | undefined;
}

export const keyOf = ({ registration: { uid }, token }: RegisteredView) => ({ uid, token });

/** @param more parameters that follow those of the key */
export const linkTo = (view: RegisteredView, more = ''): string =>
  `${registrationPath(view.registration.webinar.publicId, keyOf(view))}${more}`;

/** What the screens of one registration share. */
export const registrationScreen = ({ registration }: RegisteredView, title: string, body: Screen['body']): Screen => ({
  title: `${title}: ${registration.title}`,
  creator: registration.host,
  layout: 'book',
  styles: [bookingStyle, webinarStyle],
  script: 'webinar',
  body,
});
