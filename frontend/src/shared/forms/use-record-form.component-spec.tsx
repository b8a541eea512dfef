import { describe, expect, it } from '@jest/globals';
import { EditScreen } from '@linkyard/ui';
import { TextInput } from '@mantine/core';
import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/render-with-providers.js';
import { useRecordForm } from './use-record-form.js';

interface Bowl {
  name: string;
  glaze: string;
  rev: number;
}
interface Answer {
  data?: Bowl;
  error?: unknown;
}

const draftOf = ({ name, glaze }: Bowl) => ({ name, glaze });
const refused = (path: string) => ({
  error: { code: 'core.invalid_input', httpStatus: 422, message: 'No', errors: [{ path, message: 'Too long.' }] },
});

/** A form whose saves are answered by `answer`. */
function openForm() {
  const sent: object[] = [];
  let resolve: (answer: Answer) => void = () => undefined;
  function Form() {
    const form = useRecordForm({ loaded: { name: 'Bowl', glaze: '', rev: 1 }, draftOf });
    const save = () =>
      form.save((draft, { rev }) => {
        sent.push({ ...draft, rev });
        return new Promise<Answer>((done) => (resolve = done));
      });
    const field = (name: 'name' | 'glaze') => (
      <TextInput
        label={name}
        value={form.draft[name]}
        error={form.errorOf(name)}
        onChange={(event) => form.change({ [name]: event.currentTarget.value })}
      />
    );
    const content = [field('name'), field('glaze')].map((input, key) => <div key={key}>{input}</div>);
    return (
      <EditScreen
        title="Bowl"
        dirty={form.dirty}
        saving={form.saving}
        onSave={() => void save()}
        onDiscard={form.discard}
        failure={form.failure}
        sections={[{ id: 'all', title: 'All', content }]}
      />
    );
  }
  const { user } = renderWithProviders(<Form />);
  const answer = (said: Answer) => act(async () => resolve(said));
  const input = (name: string) => screen.getByRole('textbox', { name });
  return { user, sent, answer, input };
}

describe('the form of a record', () => {
  it('keeps what is typed while it saves, and takes the server’s words for the rest', async () => {
    const { user, sent, answer, input } = openForm();
    await user.type(input('name'), ' 2 ');
    await user.keyboard('{Control>}s{/Control}');
    await user.type(input('glaze'), 'Celadon');
    await answer({ data: { name: 'Bowl 2', glaze: '', rev: 2 } });
    expect(input('name')).toHaveValue('Bowl 2');
    expect(input('glaze')).toHaveValue('Celadon');
    expect(screen.getByText('Changes are not saved yet')).toBeVisible();
    await user.keyboard('{Control>}s{/Control}');
    expect(sent).toEqual([
      { name: 'Bowl 2 ', glaze: '', rev: 1 },
      { name: 'Bowl 2', glaze: 'Celadon', rev: 2 },
    ]);
  });

  it('says that it saves, and sends nothing a second time until it is answered', async () => {
    const { user, sent, answer, input } = openForm();
    await user.type(input('name'), '!');
    await user.keyboard('{Control>}s{/Control}{Control>}s{/Control}');
    expect(screen.getByText('Saving…')).toBeVisible();
    await answer({ data: { name: 'Bowl!', glaze: '', rev: 2 } });
    expect(screen.getByText('All changes are saved')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('puts the focus into the first field that was refused, and keeps what was typed', async () => {
    const { user, answer, input } = openForm();
    await user.type(input('glaze'), 'x');
    await user.keyboard('{Control>}s{/Control}');
    await user.click(input('name'));
    await answer(refused('glaze'));
    expect(screen.getByText('Please check the marked fields.')).toBeVisible();
    expect(await screen.findByText('Too long.')).toBeVisible();
    await expect(new Promise((done) => requestAnimationFrame(() => done(document.activeElement)))).resolves.toBe(
      input('glaze'),
    );
    expect(input('glaze')).toHaveValue('x');
  });

  it('forgives a field that was refused as soon as it is edited, and no other', async () => {
    const { user, answer, input } = openForm();
    await user.type(input('glaze'), 'x');
    await user.keyboard('{Control>}s{/Control}');
    await answer(refused('glaze'));
    await user.type(input('name'), '!');
    expect(input('glaze')).toBeInvalid();
    await user.type(input('glaze'), 'y');
    expect(input('glaze')).toBeValid();
    expect(screen.queryByText('Please check the marked fields.')).not.toBeInTheDocument();
  });

  it('says above the button what was refused and has no field', async () => {
    const { user, answer, input } = openForm();
    await user.type(input('name'), '!');
    await user.keyboard('{Control>}s{/Control}');
    await answer(refused('slug'));
    expect(screen.getByRole('alert')).toHaveTextContent('Too long.');
  });
});
