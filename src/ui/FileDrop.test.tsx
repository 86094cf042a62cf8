import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { FileDrop } from './FileDrop';

const drop = (onFile: (file: File) => void) => (
  <FileDrop label="Clients" hint="CSV, up to 1 kB" accept=".csv" maxBytes={1000} onFile={onFile} />
);

test('a wrong file is refused before anything is sent, and a right one is taken after it', async () => {
  const onFile = jest.fn();
  renderScreen(drop(onFile), {});
  const zone = screen.getByText('Clients').parentElement;
  const dropFile = (file: File) => zone && fireEvent.drop(zone, { dataTransfer: { files: [file] } });

  dropFile(new File(['x'], 'clients.xlsx'));
  expect(
    await screen.findByText('“clients.xlsx” is not a kind of file that can be used here.'),
  ).toBeVisible();
  dropFile(new File(['x'.repeat(1001)], 'clients.csv'));
  expect(await screen.findByText(/at most 1 kB can be uploaded/)).toBeVisible();
  expect(onFile).not.toHaveBeenCalled();

  dropFile(new File(['Name,E-mail'], 'clients.csv'));
  expect(onFile).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/at most/)).toBeNull();
});

test('a file can be chosen as well', async () => {
  const onFile = jest.fn();
  const { user } = renderScreen(drop(onFile), {});
  await user.upload(screen.getByLabelText('Clients'), new File(['Name'], 'clients.csv'));
  expect(onFile.mock.calls[0][0]).toHaveProperty('name', 'clients.csv');
});
