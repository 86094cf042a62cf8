import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { filesApi, useUploadFullLogoMutation, useUploadSquareLogoMutation } from './filesApi';
import { useGetCurrentOperatorQuery } from './sessionApi';
import { useIsSaving } from './useIsSaving';

const file = new File(['x'], 'x.png');

function LogoForm() {
  const [uploadSquare] = useUploadSquareLogoMutation();
  const [uploadFull] = useUploadFullLogoMutation();
  const save = () => {
    void uploadSquare({ file });
    void uploadFull({ file });
  };
  return (
    <>
      <button onClick={save}>Save</button>
      <output>{useIsSaving() ? 'saving' : 'idle'}</output>
    </>
  );
}

test('useIsSaving returns true until every mutation has succeeded or failed', async () => {
  let finish = () => {};
  let fail = () => {};
  const { user } = renderScreen(<LogoForm />, {
    'POST /theme-setups/square-logo/upload': () =>
      new Promise<object>((resolve) => (finish = () => resolve({}))),
    'POST /theme-setups/full-logo/upload': () =>
      new Promise((_resolve, reject) => (fail = () => reject({ code: 'UNAVAILABLE' }))),
  });
  expect(screen.getByRole('status')).toHaveTextContent('idle');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('status')).toHaveTextContent('saving');
  await act(async () => finish());
  expect(screen.getByRole('status')).toHaveTextContent('saving');
  await act(async () => fail());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('idle'));
});

function SavingStatus() {
  useGetCurrentOperatorQuery();
  return <output>{useIsSaving() ? 'saving' : 'idle'}</output>;
}

test('useIsSaving ignores queries and uploads of client imports', async () => {
  const never = () => new Promise(() => undefined);
  const { store, requests } = renderScreen(<SavingStatus />, {
    GetCurrentOperator: never,
    'POST /client-imports': never,
  });
  act(() => void store.dispatch(filesApi.endpoints.uploadClientImport.initiate({ body: { file } })));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(screen.getByRole('status')).toHaveTextContent('idle');
});
