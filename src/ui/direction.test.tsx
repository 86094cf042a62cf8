import { i18n } from '@lingui/core';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderScreen } from '@/testing/renderScreen';
import { defaultBrand } from '@/theme/brand';
import { buildTheme } from '@/theme/buildTheme';
import { BrandPreview } from './brand/preview/BrandPreview';
import { DetailList } from './DetailList';
import { Link } from './Link';
import { RadioCard } from './RadioCard';
import { DataTable } from './table/DataTable';
import { TabList } from './TabList';
import { TextField } from './TextField';

const tabs = ['plans', 'account', 'email'].map((value) => ({ value, label: value }));

function Tabs() {
  const [value, setValue] = useState('plans');
  return <TabList label="Pages" tabs={tabs} value={value} onChange={setValue} panelId="panel" />;
}

test.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)('tabs in %s: %s selects the next tab, and %s the previous', async (direction, next, previous) => {
  const user = userEvent.setup();
  render(
    <ThemeProvider theme={buildTheme(defaultBrand, 'light', direction)}>
      <Tabs />
    </ThemeProvider>,
  );
  await user.tab();
  await user.keyboard(`{${next}}`);
  expect(screen.getByRole('tab', { name: 'account' })).toHaveFocus();
  await user.keyboard(`{${previous}}{${previous}}`);
  expect(screen.getByRole('tab', { name: 'email', selected: true })).toHaveFocus();
});

describe('a switch to a right-to-left language', () => {
  const Direction = () => <output>{useTheme().direction}</output>;
  afterEach(() => act(() => i18n.activate('en')));

  test('mirrors the open screen and keeps what was typed', async () => {
    const { user } = renderScreen(
      <>
        <TextField label="Name" />
        <Direction />
      </>,
      {},
    );
    const field = screen.getByLabelText('Name');
    await user.type(field, 'Acme');
    act(() => i18n.loadAndActivate({ locale: 'ar', messages: {} }));
    expect(screen.getByRole('status')).toHaveTextContent('rtl');
    expect(screen.getByLabelText('Name')).toBe(field);
    expect(field).toHaveValue('Acme');
  });
});

test.each([
  ['email', undefined, 'ltr'],
  ['tel', undefined, 'ltr'],
  ['password', undefined, 'ltr'],
  ['text', 'url', 'ltr'],
  ['text', 'decimal', 'ltr'],
  ['text', undefined, 'auto'],
  ['search', undefined, 'auto'],
] as const)('a field of type %s with the keyboard %s has the direction %s', (type, inputMode, direction) => {
  renderScreen(<TextField label="Value" type={type} inputMode={inputMode} />, {});
  expect(screen.getByLabelText('Value')).toHaveAttribute('dir', direction);
});

test('lists, details, links and choices isolate texts, whose direction can differ from the language', () => {
  renderScreen(
    <>
      <DataTable
        label="Clients"
        columns={[{ id: 'name', header: 'Name', accessorFn: ({ name }: { name: string }) => name }]}
        rows={[{ name: 'In the table' }]}
        getRowId={({ name }) => name}
        empty={null}
      />
      <DetailList details={[{ label: 'Name', value: 'In the details' }]} />
      <Link to="/clients">In the link</Link>
      <RadioCard name="choice" label="In the choice" isChosen onChoose={() => undefined} />
    </>,
    {},
  );
  for (const text of ['In the table', 'In the details', 'In the link', 'In the choice']) {
    expect(screen.getByText(text).tagName).toBe('BDI');
  }
});

test('the preview of the portal takes the direction of each text from the text', () => {
  const brand = {
    ...{ title: 'Acme', email: 'owner@acme.test', squareLogo: null, fullLogo: null, isSignUpOpen: true },
    ...{ tagline: 'مرحبًا', introduction: 'نور', closedAccountMessage: '', colour: '#4F46E5' },
  };
  renderScreen(<BrandPreview brand={brand} />, {});
  expect(screen.getByText('مرحبًا')).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('نور')).toHaveAttribute('dir', 'auto');
});
