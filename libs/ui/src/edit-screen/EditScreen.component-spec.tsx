import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { renderWithUi } from '../testing/render-with-ui.js';
import { EditScreen, type EditScreenProps } from './EditScreen.js';

function Product({ onSave = () => undefined, ...props }: Partial<EditScreenProps>) {
  const [name, setName] = useState('Guide');
  const [saved, setSaved] = useState('Guide');
  return (
    <EditScreen
      title="Guide"
      back={{ to: '/elsewhere', label: 'Back to products' }}
      dirty={name !== saved}
      saving={false}
      onSave={() => {
        setSaved(name);
        onSave();
      }}
      onDiscard={() => setName(saved)}
      sections={[
        {
          id: 'basics',
          title: 'Basics',
          content: <TextInput label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />,
        },
        { id: 'price', title: 'Price', content: <p>Free</p>, hasError: true },
      ]}
      preview={<p>How it looks</p>}
      {...props}
    />
  );
}

const type = async (user: ReturnType<typeof renderWithUi>['user']) =>
  user.type(screen.getByRole('textbox', { name: 'Name' }), ' 2');

describe('EditScreen', () => {
  it('saves by button, by Enter and by Ctrl S, and only when there is something to save', async () => {
    const onSave = jest.fn();
    const { user } = renderWithUi(<Product onSave={onSave} />);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.keyboard('{Control>}s{/Control}');
    expect(onSave).not.toHaveBeenCalled();
    await type(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await type(user);
    await user.keyboard('{Enter}');
    await type(user);
    await user.keyboard('{Control>}s{/Control}');
    expect(onSave).toHaveBeenCalledTimes(3);
    expect(screen.getByText('All changes are saved')).toBeVisible();
  });

  it('brings back what was saved', async () => {
    const { user } = renderWithUi(<Product />);
    await type(user);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Guide');
  });

  it('asks before changes are left behind', async () => {
    const { user, address } = renderWithUi(<Product />);
    await type(user);
    await user.click(screen.getByRole('link', { name: 'Back to products' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(address()).toBe('/');
    await user.click(within(question).getByRole('button', { name: 'Leave' }));
    expect(address()).toBe('/elsewhere');
  });

  it('asks before another tab of the screen takes its place, not when something is opened over it', async () => {
    const links = (
      <>
        <Link to="?open=picker">Open the picker</Link>
        <Link to="?tab=people">People</Link>
      </>
    );
    const { user } = renderWithUi(<Product sections={[{ id: 'links', title: 'Links', content: links }]} dirty />);
    await user.click(screen.getByRole('link', { name: 'Open the picker' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'People' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  it('goes to a section with the focus, and marks one that has errors', async () => {
    const { user } = renderWithUi(<Product />);
    const index = screen.getByRole('navigation', { name: 'Sections' });
    await user.click(within(index).getByRole('link', { name: 'Price (has errors)' }));
    expect(screen.getByRole('region', { name: 'Price' })).toHaveFocus();
  });

  it('previews beside the form on a desktop and in a sheet on a phone', async () => {
    const { unmount } = renderWithUi(<Product />);
    expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent('How it looks');
    unmount();
    act(() => {
      window.innerWidth = 390;
    });
    const { user } = renderWithUi(<Product />);
    expect(screen.queryByText('How it looks')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByRole('dialog', { name: 'Preview' })).toHaveTextContent('How it looks');
  });

  it('says why the save was refused', () => {
    renderWithUi(<Product failure={{ message: 'The name is taken.', requestId: 'r-3' }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The name is taken.');
  });
});
