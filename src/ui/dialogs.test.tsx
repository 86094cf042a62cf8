import { renderScreen } from '@/testing/renderScreen';
import { act, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { FormDialog } from './FormDialog';
import { TextField } from './TextField';

describe('ConfirmDialog', () => {
  const renderDialog = (onConfirm: () => Promise<{ error?: unknown }>) => {
    const onClose = jest.fn();
    const { user } = renderScreen(
      <ConfirmDialog
        title="Delete Acme?"
        confirmLabel="Delete"
        successMessage="Acme was deleted."
        onConfirm={onConfirm}
        onClose={onClose}
      >
        This cannot be undone.
      </ConfirmDialog>,
      {},
    );
    return { user, onClose };
  };

  test('focuses Cancel and is described by its text', () => {
    renderDialog(() => Promise.resolve({}));
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('This cannot be undone.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  test('stays open while the action runs, then closes with a toast', async () => {
    let finish = (_result: { error?: unknown }): void => undefined;
    const { user, onClose } = renderDialog(() => new Promise((resolve) => (finish = resolve)));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();

    await act(async () => finish({}));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Acme was deleted.')).toBeVisible();
  });

  test('stays open with the error of a failed action, and also of a rejected one, and lets the user retry', async () => {
    const results = [
      () => Promise.resolve({ error: { message: 'Acme still has clients.' } }),
      () => Promise.reject(new Error('The draft is locked.')),
      () => Promise.resolve({}),
    ];
    const { user, onClose } = renderDialog(() => results.shift()?.() ?? Promise.resolve({}));
    const dialog = screen.getByRole('dialog', { name: 'Delete Acme?' });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(dialog).toHaveTextContent('Acme still has clients.'));
    expect(onClose).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(dialog).toHaveTextContent('The draft is locked.'));
    expect(dialog).not.toHaveTextContent('Acme still has clients.');

    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  test('runs the action only after the expected text was typed', async () => {
    const onConfirm = jest.fn(() => Promise.resolve({}));
    const { user } = renderScreen(
      <ConfirmDialog
        title="Delete Acme?"
        confirmLabel="Delete"
        typedConfirmation={{
          expectedText: 'Acme',
          mismatchError: 'Type the name.',
          effects: ['Its clients lose access.'],
        }}
        onConfirm={onConfirm}
        onClose={() => undefined}
      />,
      {},
    );
    await user.type(screen.getByRole('textbox'), 'acme{Enter}');
    expect(screen.getByText('Type the name.')).toBeVisible();
    expect(onConfirm).not.toHaveBeenCalled();

    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), 'Acme{Enter}');
    expect(onConfirm).toHaveBeenCalledWith('Acme');
  });

  test('accepts a text that was copied with the isolates of the label', async () => {
    const onConfirm = jest.fn();
    const { user } = renderScreen(
      <ConfirmDialog
        title="Delete Acme?"
        confirmLabel="Delete"
        typedConfirmation={{ expectedText: 'Acme', mismatchError: 'Type the name.', effects: [] }}
        onConfirm={onConfirm}
        onClose={() => undefined}
      />,
      {},
    );
    await user.click(screen.getByRole('textbox'));
    await user.paste('\u2068Acme\u2069');
    await user.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledWith('Acme');
  });

  test('shows an error of the typed text at its field', async () => {
    const { user } = renderScreen(
      <ConfirmDialog
        title="Delete Acme?"
        confirmLabel="Delete"
        typedConfirmation={{
          expectedText: 'Acme',
          mismatchError: 'Type the name.',
          fieldErrorOf: (error) => String(error),
          effects: [],
        }}
        onConfirm={() => Promise.resolve({ error: 'Acme was renamed.' })}
        onClose={() => undefined}
      />,
      {},
    );
    await user.type(screen.getByRole('textbox'), 'Acme{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Acme was renamed.'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('Dialog', () => {
  // jsdom has no media queries.
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  test('is named by its title, and closes with Escape and with its button', async () => {
    const onClose = jest.fn();
    const { user } = renderScreen(
      <Dialog title="Shortcuts" onClose={onClose}>
        <button>Inside</button>
      </Dialog>,
      {},
    );
    expect(screen.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['fills the screen of a phone at size sm', 'sm', true],
    ['does not fill the screen of a phone at size xs', 'xs', false],
  ] as const)('%s', (_title, size, isFullScreen) => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('max-width'),
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      });
    renderScreen(
      <Dialog title="Shortcuts" size={size} onClose={() => undefined}>
        Text
      </Dialog>,
      {},
    );
    const isFilling = screen.getByRole('dialog').classList.contains('MuiDialog-paperFullScreen');
    expect(isFilling).toBe(isFullScreen);
  });
});

describe('FormDialog', () => {
  function NameDialog({
    onSubmit,
    onClose,
  }: {
    onSubmit: (values: unknown) => unknown;
    onClose: () => void;
  }) {
    const form = useForm({ defaultValues: { name: '' } });
    return (
      <FormDialog title="Add a client" form={form} submitLabel="Add" onSubmit={onSubmit} onClose={onClose}>
        <TextField label="Name" {...form.register('name')} />
      </FormDialog>
    );
  }

  test('does not submit the form that renders it', async () => {
    const submitted: string[] = [];
    const { user } = renderScreen(
      <form onSubmit={() => submitted.push('outer')}>
        <NameDialog onSubmit={() => submitted.push('dialog')} onClose={() => undefined} />
      </form>,
      {},
    );
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada{Enter}');
    await waitFor(() => expect(submitted).toEqual(['dialog']));
  });

  test('shows errors of the form and its fields, and stays open', async () => {
    const onClose = jest.fn();
    function FailingDialog() {
      const form = useForm({ defaultValues: { name: '' } });
      const { errors } = form.formState;
      const submit = () => {
        form.setError('root', { message: 'The client was not added.' });
        form.setError('name', { message: 'This name is taken.' });
      };
      return (
        <FormDialog title="Add a client" form={form} submitLabel="Add" onSubmit={submit} onClose={onClose}>
          <TextField label="Name" error={errors.name?.message} {...form.register('name')} />
        </FormDialog>
      );
    }
    const { user } = renderScreen(<FailingDialog />, {});
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The client was not added.');
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('This name is taken.');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('asks before it discards changes', async () => {
    const onClose = jest.fn();
    const { user } = renderScreen(<NameDialog onSubmit={() => undefined} onClose={onClose} />, {});
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).not.toHaveBeenCalled();

    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
