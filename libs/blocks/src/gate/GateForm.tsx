import { Honeypot } from '../kit/visitor-form.js';
import { type ClosedGate, gateWords } from './gate-words.js';

export interface GateFormProps {
  gate: ClosedGate;
  /** Where the answer is posted: a path of this host. */
  action: string;
  /** Makes the ids of the fields unique on the page. */
  name: string;
  what?: 'part' | 'page';
}

function Answer({ gate, name }: Pick<GateFormProps, 'gate' | 'name'>) {
  const id = `gf-${name}`;
  if (gate.type === 'age' && gate.ask === 'confirm') return <input type="hidden" name="confirmed" value="yes" />;
  if (gate.type === 'age') {
    return (
      <>
        <label className="gt-l" htmlFor={id}>
          Date of birth
        </label>
        <input className="in" id={id} name="birthdate" type="date" required autoComplete="bday" />
      </>
    );
  }
  if (gate.type === 'password') {
    return (
      <>
        <label className="gt-l" htmlFor={id}>
          Password
        </label>
        <input className="in" id={id} name="password" type="password" required maxLength={128} autoComplete="off" />
      </>
    );
  }
  return (
    <>
      <label className="gt-l" htmlFor={id}>
        E-mail
      </label>
      <input className="in" id={id} name="email" type="email" required maxLength={254} autoComplete="email" />
      {gate.value && (
        <label className="gt-c">
          <input type="checkbox" name="consent" value="yes" required />
          <span>{gate.value}</span>
        </label>
      )}
      <Honeypot />
    </>
  );
}

/** Stands in place of what is closed. A plain form: it works without JavaScript, gate.ts only keeps the page in place. */
export function GateForm({ gate, action, name, what = 'part' }: GateFormProps) {
  const { question, button } = gateWords(gate, what);
  return (
    <form className="gt card" method="post" action={action} data-gate="">
      <p className="t">{question}</p>
      <Answer gate={gate} name={name} />
      <p className="gt-e" role="alert" />
      <button className="btn" type="submit">
        {button}
      </button>
    </form>
  );
}
