import { html } from '../html.js';
import { hiddenField, radioField, textArea } from '../form-fields.js';
import { FormState } from '../form-state.js';
import type { PublicScreen } from '../public-screen.js';
import { shell, when, type BookedView } from './booked-screen.js';

const options = [5, 4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  text: `${'★'.repeat(stars)}${'☆'.repeat(5 - stars)} ${stars === 1 ? '1 star' : `${stars} stars`}`,
}));

/** Stars and a comment of the attendee; opening it gives none. */
export function rateScreen(view: BookedView & { form?: FormState }): PublicScreen {
  const { booking, token, failure } = view;
  const known = FormState.of({ stars: String(booking.rating ?? ''), comment: booking.ratingText });
  const form = view.form ?? known;
  return shell(
    view,
    `Rate: ${booking.title}`,
    html`<h1>How was it?</h1>
      ${when(booking)}${failure && html`<div class="note bad" role="alert"><p>${failure}</p></div>`}
      <form class="card" method="post" action="/bookAppointment/${booking.publicId}/rate">
        ${hiddenField('booking', booking.uid)}${hiddenField('token', token)}
        ${radioField(form, { name: 'stars', label: 'Your stars', options })}
        ${textArea(form, { name: 'comment', label: 'Comment', maxlength: 1000, hint: `${booking.host.name} reads it.` })}
        <button class="btn go wide">Send the rating</button>
      </form>`,
  );
}
