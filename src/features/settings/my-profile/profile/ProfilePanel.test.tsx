import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sessionApi } from '@/api/sessionApi';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { Answers } from '@/testing/answers';
import { operatorWith, type OperatorOverrides } from '@/testing/operator';
import { renderScreen } from '@/testing/renderScreen';
import { ToastHost } from '@/ui/ToastHost';
import { ProfilePanel } from './ProfilePanel';

function Panel() {
  const operator = useAppSelector(selectOperator);
  sessionApi.useGetCurrentOperatorQuery();
  return (
    <>
      {operator && <ProfilePanel operator={operator} />}
      <ToastHost />
    </>
  );
}

const shown = (answers: Answers, operator: OperatorOverrides = {}) =>
  renderScreen(
    <Panel />,
    { GetCurrentOperator: () => ({ currentOperator: operatorWith(operator) }), ...answers },
    { operator },
  );

// A browser's pictures: jsdom neither reads nor draws any.
const picture = { width: 400, height: 200, canRead: true };
const drawn: number[][] = [];
beforeAll(() => {
  URL.createObjectURL = () => 'blob:test/1';
  URL.revokeObjectURL = () => {};
  HTMLImageElement.prototype.decode = async () => {
    if (!picture.canRead) throw new Error('no picture');
  };
  Object.defineProperty(HTMLImageElement.prototype, 'naturalWidth', { get: () => picture.width });
  Object.defineProperty(HTMLImageElement.prototype, 'naturalHeight', { get: () => picture.height });
  HTMLCanvasElement.prototype.getContext = (() => ({
    drawImage: (_image: unknown, ...place: number[]) => drawn.push(place),
  })) as unknown as typeof HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['png'], { type: 'image/png' }));
});
beforeEach(() => {
  picture.canRead = true;
  drawn.length = 0;
});

const photo = (type = 'image/jpeg') => new File(['photo'], 'me.jpg', { type });

test('name and phone are saved, and the toast says so', async () => {
  const saved = { name: 'Ada Lovelace', phone: '+351912345678' };
  const { user } = shown({
    UpdateMyProfile: ({ input }) => {
      expect(input).toEqual({ ...saved, phone: '912 345 678' });
      return { updateMyProfile: operatorWith(saved) };
    },
  });
  const name = await screen.findByLabelText('Name');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();

  await user.clear(name);
  await user.type(name, 'Ada Lovelace');
  await user.type(screen.getByLabelText('Phone'), '912 345 678');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Profile saved')).toBeInTheDocument();
});

test('what the server refuses stands under its field', async () => {
  const { user } = shown({
    UpdateMyProfile: () => {
      throw { code: 'BAD_USER_INPUT', fields: { phone: 'A phone number has digits only.' } };
    },
  });

  await user.type(await screen.findByLabelText('Phone'), 'call me');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('A phone number has digits only.')).toBeInTheDocument();
  expect(screen.getByLabelText('Phone')).toHaveValue('call me');
});

test('a photo is cropped to a square that it fills, by keyboard too, and sent', async () => {
  const { user, asked } = shown({
    'POST /operators/profile-image/upload': ({ file }) => {
      expect((file as File).type).toBe('image/png');
      return { version: '1', width: 200, height: 200 };
    },
  });

  await user.upload(screen.getByLabelText('New photo'), photo());
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop your photo' }));
  expect(dialog.getByRole('slider', { name: 'Top to bottom' })).toBeDisabled();
  fireEvent.change(dialog.getByRole('slider', { name: 'Left to right' }), { target: { value: '100' } });
  await user.click(dialog.getByRole('button', { name: 'Use this' }));

  expect(await screen.findByText('Photo replaced')).toBeInTheDocument();
  // The right half of 400 by 200, in its own pixels.
  expect(drawn).toEqual([[-200, -0, 400, 200]]);
  expect(asked.filter((name) => name.startsWith('POST'))).toHaveLength(1);
});

test('nothing is sent when the crop is given up', async () => {
  const { user, asked } = shown({});

  await user.upload(screen.getByLabelText('New photo'), photo());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked.filter((name) => name.startsWith('POST'))).toEqual([]);
});

test('what this browser can’t read is left to the server, which says what is wrong', async () => {
  picture.canRead = false;
  const { user } = shown({
    'POST /operators/profile-image/upload': () => {
      throw { code: 'BAD_USER_INPUT', fields: { file: 'This file is no image.' } };
    },
  });

  await user.upload(screen.getByLabelText('New photo'), photo('image/svg+xml'));

  expect(await screen.findByText('This file is no image.')).toBeInTheDocument();
});

test('a photo is removed after a question, and only where there is one', async () => {
  let profileImageVersion: string | null = 'v1';
  const { user } = shown(
    {
      GetCurrentOperator: () => ({ currentOperator: operatorWith({ profileImageVersion }) }),
      RemoveProfileImage: () => {
        profileImageVersion = null;
        return { removeProfileImage: true };
      },
    },
    { profileImageVersion },
  );

  await user.click(await screen.findByRole('button', { name: 'Remove your photo' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Remove your photo?' })).getByRole('button', {
      name: 'Remove',
    }),
  );

  expect(await screen.findByText('Photo removed')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove your photo' })).not.toBeInTheDocument(),
  );
});
