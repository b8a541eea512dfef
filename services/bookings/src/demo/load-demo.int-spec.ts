import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BookingsHarness } from '../testing/bookings-harness.js';
import { LoadDemo } from './load-demo.js';

let bookings: BookingsHarness;
beforeAll(async () => {
  bookings = await BookingsHarness.start();
}, 60_000);
afterAll(() => bookings.stop());

it('makes the demo webinar once, with all seats taken and one person on the waiting list, while no other service answers', async () => {
  bookings.answers.clear();
  const demo = bookings.get(LoadDemo);
  await demo.load();
  await demo.load();
  expect(await bookings.rows('webinars').countDocuments()).toBe(1);
  const states = (await bookings.rows('registrations').find().toArray()).map((row) => String(row['state']));
  expect(states.toSorted()).toEqual(['approved', 'approved', 'approved', 'waitlisted']);
}, 60_000);
