import type { Texts } from '@linkyard/languages';
import { scriptTexts } from '../kit/script-texts.js';
import { Honeypot } from '../kit/visitor-form.js';
import { type ClosedGate, gateWords } from './gate-words.js';

export interface GateFormProps {
  gate: ClosedGate;
  /** Where the answer is posted: a path of this host. */
  action: string;
  /** Makes the ids of the fields unique on the page. */
  name: string;
  what?: 'part' | 'page';
  i18n: Texts;
}

function Answer({ gate, name, i18n }: Pick<GateFormProps, 'gate' | 'name' | 'i18n'>) {
  const id = `gf-${name}`;
  if (gate.type === 'age' && gate.ask === 'confirm') return <input type="hidden" name="confirmed" value="yes" />;
  if (gate.type === 'age') {
    return (
      <>
        <label className="gt-l" htmlFor={id}>
          {i18n.t('Date of birth')}
        </label>
        <input className="in" id={id} name="birthdate" type="date" required autoComplete="bday" />
      </>
    );
  }
  if (gate.type === 'password') {
    return (
      <>
        <label className="gt-l" htmlFor={id}>
          {i18n.t('Password')}
        </label>
        <input className="in" id={id} name="password" type="password" required maxLength={128} autoComplete="off" />
      </>
    );
  }
  return (
    <>
      <label className="gt-l" htmlFor={id}>
        {i18n.t('E-mail')}
      </label>
      <input className="in" id={id} name="email" type="email" required maxLength={254} autoComplete="email" />
      {gate.value && (
        <label className="gt-c">
          <input type="checkbox" name="consent" value="yes" required />
          <span>{gate.value}</span>
        </label>
      )}
      <Honeypot i18n={i18n} />
    </>
  );
}

/** Stands in place of what is closed. A plain form: it works without JavaScript, gate.ts only keeps the page in place. */
export function GateForm({ gate, action, name, what = 'part', i18n }: GateFormProps) {
  const { question, button } = gateWords(gate, what, i18n);
  const texts = scriptTexts({ failed: i18n.t('This could not be sent. Please try again.') });
  return (
    <form className="gt card" method="post" action={action} data-gate="" {...texts}>
      <p className="t">{question}</p>
      <Answer gate={gate} name={name} i18n={i18n} />
      <p className="gt-e" role="alert" />
      <button className="btn" type="submit">
        {button}
      </button>
    </form>
  );
}
