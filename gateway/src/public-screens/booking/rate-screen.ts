import { i18n } from '../../locales/texts.js';
import { html } from '../html.js';
import { hiddenField, radioField, textArea } from '../form-fields.js';
import { FormState } from '../form-state.js';
import type { PublicScreen } from '../public-screen.js';
import { shell, when, type BookedView } from './booked-screen.js';

const options = () =>
  [5, 4, 3, 2, 1].map((stars) => ({
    value: String(stars),
    text: `${'★'.repeat(stars)}${'☆'.repeat(5 - stars)} ${i18n.t('{stars, plural, one {# star} other {# stars}}', { stars })}`,
  }));

/** Stars and a comment of the attendee; opening it gives none. */
export function rateScreen(view: BookedView & { form?: FormState | undefined }): PublicScreen {
  const { booking, token, failure } = view;
  const known = FormState.of({ stars: String(booking.rating ?? ''), comment: booking.ratingText });
  const form = view.form ?? known;
  return shell(
    view,
    i18n.t('Rate: {title}', { title: booking.title }),
    html`<h1>${i18n.t('How was it?')}</h1>
      ${when(booking)}${failure && html`<div class="note bad" role="alert"><p>${failure}</p></div>`}
      <form class="card" method="post" action="/bookAppointment/${booking.publicId}/rate">
        ${hiddenField('booking', booking.uid)}${hiddenField('token', token)}
        ${radioField(form, { name: 'stars', label: i18n.t('Your stars'), options: options() })}
        ${textArea(form, {
          name: 'comment',
          label: i18n.t('Comment'),
          maxlength: 1000,
          hint: i18n.t('{host} reads it.', { host: booking.host.name }),
        })}
        <button class="btn go wide">${i18n.t('Send the rating')}</button>
      </form>`,
  );
}
