/** What made a calendar file. Attendees receive it, also those of a tenant, so it names no product. @source RFC 5545 3.7.3 */
export const calendarProducer = { company: 'Bookings', product: 'Calendar' };

const suffix = '@bookings.invalid';

/** The UID of an entry of ours; the same through every move. */
export const calendarUid = (name: string): string => `${name}${suffix}`;

/** Whether an entry that was found in a calendar is one of ours. */
export const isOwnUid = (uid: string): boolean => uid.endsWith(suffix);
