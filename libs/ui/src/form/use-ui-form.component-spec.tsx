import { describe, expect, it } from '@jest/globals';
import { TextInput } from '@mantine/core';
import { act, screen } from '@testing-library/react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { useUiForm } from './use-ui-form.js';

/** A form whose save is answered by `answer`, with what the server stored. */
function openForm(closesOnSave: boolean) {
  let answer: (stored: { name: string; city: string }) => void = () => undefined;
  function Form() {
    const { form, formProps, takeStored } = useUiForm({
      initialValues: { name: 'Ann', city: '' },
      closesOnSave,
      submit: async (sent) => {
        takeStored(await new Promise<typeof sent>((resolve) => (answer = resolve)), sent);
        return null;
      },
    });
    return (
      <form {...formProps}>
        <TextInput label="Name" {...form.getInputProps('name')} />
        <TextInput label="City" {...form.getInputProps('city')} />
        <button type="submit">Save</button>
        <output>{form.isDirty() ? 'changed' : 'saved'}</output>
      </form>
    );
  }
  const { user, container } = renderWithUi(<Form />);
  return {
    user,
    form: container.querySelector('form'),
    answer: (stored: { name: string; city: string }) => act(async () => answer(stored)),
  };
}

describe('a form that stays open', () => {
  it('keeps what is typed while it saves, as a change that is not saved yet', async () => {
    const { user, answer } = openForm(false);
    await user.type(screen.getByLabelText('Name'), 'e {Enter}');
    await user.type(screen.getByLabelText('City'), 'Oslo');
    await answer({ name: 'Anne', city: '' });
    expect(screen.getByLabelText('Name')).toHaveValue('Anne');
    expect(screen.getByLabelText('City')).toHaveValue('Oslo');
    expect(screen.getByText('changed')).toBeVisible();
  });
});

describe('a form that closes once it is saved', () => {
  it('takes no more input while it saves', async () => {
    const { user, form, answer } = openForm(true);
    await user.type(screen.getByLabelText('Name'), 'e{Enter}');
    expect(form).toHaveAttribute('inert');
    await answer({ name: 'Anne', city: '' });
    expect(form).not.toHaveAttribute('inert');
  });
});
