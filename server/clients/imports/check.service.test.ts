import type { ClientImportMappingInput, Context } from '../../platform';
import { newId } from '../../lib/ids';
import { checkClientImport } from './check.service';
import { deleteImportMapping, listImportMappings, saveImportMapping } from './mappings.service';
import { listClientImportRows } from './imports.service';
import { uploadClientImport } from './upload.service';
import { countClients, createClient } from '../clients.service';
import type { ClientField } from '../../../contract/enums';
import type { Language } from '../../../contract/languages';
import { inLanguage } from '../../lib/i18n/i18n';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';

/**
 * Counts turns of the event loop, at most one per millisecond. The returned function stops counting and
 * returns the count.
 */
function countTurns(): () => number {
  let turns = 0;
  const timer = setInterval(() => (turns += 1));
  return () => {
    clearInterval(timer);
    return turns;
  };
}

describe('checkClientImport', () => {
  let fixture: Fixture;
  let company: TestCompany;
  let ctx: Context;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());
  beforeEach(async () => {
    company = await fixture.company();
    ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
  });

  const toMapping = (...fields: (ClientField | null)[]): ClientImportMappingInput[] =>
    fields.flatMap((field, column) => (field ? [{ column, field }] : []));

  const nameAndEmail = toMapping('Name', 'Email');

  async function upload(text: string): Promise<string> {
    return (await uploadClientImport(ctx, { name: 'clients.csv', bytes: Buffer.from(text) })).id;
  }

  /** Uploads and checks a file, and returns the problems of each row by row number. */
  async function checkedProblems(text: string, mapping = nameAndEmail): Promise<Record<number, string[]>> {
    const id = await upload(text);
    const checked = await checkClientImport(ctx, id, mapping);
    const { items } = await listClientImportRows(ctx, { id, pageSize: 100 });
    for (const { status, problems: found } of items)
      expect(status).toBe(found.length > 0 ? 'Refused' : 'Valid');
    const refused = items.filter(({ status }) => status === 'Refused').length;
    const counts = { validRows: items.length - refused, refusedRows: refused, importedRows: 0 };
    expect(checked).toMatchObject({ status: 'Checked', totalRows: items.length, ...counts });
    return Object.fromEntries(items.map((row) => [row.number, row.problems]));
  }

  test('requires MANAGE_CLIENT_MANAGEMENT and hides imports of other companies', async () => {
    const id = await upload('Name,Email\nAda,ada@client.test\n');
    const otherOperator = await fixture.signedIn(company, ['MANAGE_DASHBOARD']);
    await expect(checkClientImport(otherOperator, id, nameAndEmail)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const otherCompanyOperator = await fixture.signedIn(await fixture.company(), [
      'MANAGE_CLIENT_MANAGEMENT',
    ]);
    await expect(checkClientImport(otherCompanyOperator, id, nameAndEmail)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(checkClientImport(ctx, newId(), nameAndEmail)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each<[string, ClientImportMappingInput[], RegExp]>([
    ['no columns', [], /columns for the name and the email address/],
    ['no email address', toMapping('Name'), /column for the email address/],
    ['a field twice', [...nameAndEmail, { column: 2, field: 'Name' }], /one column for each field/],
    ['a column twice', [...nameAndEmail, { column: 1, field: 'Note' }], /one field for each column/],
    ['a column past the last', [...nameAndEmail, { column: 3, field: 'Note' }], /column doesn’t exist/],
    ['a column before the first', [...nameAndEmail, { column: -1, field: 'Note' }], /column doesn’t exist/],
  ])('rejects a mapping with %s', async (_what, mapping, message) => {
    const id = await upload('Name,Email,Note\nAda,ada@client.test,x\n');
    await expect(checkClientImport(ctx, id, mapping)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { mapping: expect.stringMatching(message) } },
    });
  });

  test('returns the problems of each row and adds no client', async () => {
    await createClient(ctx, { name: 'There', email: 'There@client.test' });
    const found = await checkedProblems(
      [
        'Name,Email',
        'Ada,ada@client.test',
        ',',
        'No Address,',
        ',unnamed@client.test',
        'Again,ADA@client.test',
        'Taken,there@CLIENT.test',
        'Wrong,not an address',
        '=cmd|calc,a@client.test',
        '@sum(1),b@client.test',
        '"\tTabbed",c@client.test',
        'Long,d@client.test,homeless cell',
        'Ada the second,ada2@client.test',
      ].join('\n'),
    );
    expect(found).toEqual({
      2: [],
      4: ['Email: Enter an email address.'],
      5: ['Name: Enter a name.'],
      6: ['Row 2 has the same email address.'],
      7: ['Another client already has this email address.'],
      8: ['Email: Enter an email address, such as name@example.com.'],
      9: ['Name: Remove the = at the beginning. Spreadsheet programs run such text as a formula.'],
      10: ['Name: Remove the @ at the beginning. Spreadsheet programs run such text as a formula.'],
      11: ['Name: Remove the tab at the beginning. Spreadsheet programs run such text as a formula.'],
      12: ['This row has more cells than the header. Put text that contains a comma in quotation marks.'],
      13: [],
    });
    await expect(countClients(ctx)).resolves.toMatchObject({ total: 1 });
  });

  test('accepts common spellings of phones, countries and statuses, and explains unknown ones', async () => {
    const header = 'Name,Email,Phone,Country,Status,Tags,Id\n';
    const mapping = toMapping('Name', 'Email', 'Phone', 'Country', 'Status', 'Tags', 'ExternalId');
    const found = await checkedProblems(
      header +
        [
          'A,a@client.test,0033 6 12 34 56 78,France,past due,"vip, new",1',
          'B,b@client.test,(415) 555-0123,United States,ACTIVE,,2',
          'C,c@client.test,abc,Narnia,Happy,,2',
          'D,d@client.test,,,,,',
          'E,e@client.test,,,,,',
        ].join('\n'),
      mapping,
    );
    expect(found).toEqual({
      2: [],
      3: [],
      4: [
        'Country: Enter the name of a country or its two- or three-letter code.',
        'Phone: Enter the phone number in digits only, without an extension.',
        'Unknown status. Use Invited, Trialing, Active, Past due, Paused, or Deactivated.',
      ],
      5: [],
      6: [],
    });
  });

  test('accepts languages by tag or name, and explains unknown ones', async () => {
    const cells = ['de', 'allemand', 'Klingon', ''];
    const rows = cells.map((cell, index) => `A,a${index}@client.test,${cell}`);
    const found = await checkedProblems(
      ['Name,Email,Language', ...rows].join('\n'),
      toMapping('Name', 'Email', 'Language'),
    );
    const unknown =
      'Language: Unknown language. Use English, German, French, Spanish, Portuguese, or Arabic, or a code such as de.';
    expect(found).toEqual({ 2: [], 3: [], 4: [unknown], 5: [] });
  });

  test('returns problems in the language of each reader', async () => {
    await createClient(ctx, { name: 'There', email: 'there@client.test' });
    const text = `Name,Email,Plan,Status\n,,{Gold},Happy\nB,there@client.test,,\nC,c@client.test,,\nD,c@client.test,,`;
    const id = await upload(text);
    await inLanguage('fr', () => checkClientImport(ctx, id, toMapping('Name', 'Email', 'Plan', 'Status')));
    const problemsIn = (language: Language) =>
      inLanguage(language, async () => {
        const { items } = await listClientImportRows(ctx, { id });
        return items.map(({ problems }) => problems);
      });
    expect(await problemsIn('en')).toEqual([
      [
        'Name: Enter a name.',
        'Email: Enter an email address.',
        'Unknown status. Use Invited, Trialing, Active, Past due, Paused, or Deactivated.',
        'You have no plan named “{Gold}”. Use the name of one of your plans.',
      ],
      ['Another client already has this email address.'],
      [],
      ['Row 4 has the same email address.'],
    ]);
    expect(await problemsIn('es')).toEqual([
      [
        'Nombre: Ingresa un nombre.',
        'Correo electrónico: Ingresa un correo electrónico.',
        'Estado desconocido. Usa Invitado, Período de prueba, Activo, Pagos vencidos, En pausa o Desactivado.',
        'No tienes ningún plan llamado “{Gold}”. Usa el nombre de uno de tus planes.',
      ],
      ['Otro cliente ya tiene este correo electrónico.'],
      [],
      ['La fila 4 tiene el mismo correo electrónico.'],
    ]);
  });

  test('returns problems of rows that an earlier release checked as they are stored', async () => {
    const id = await upload('Name,Email\nAda,\n');
    await checkClientImport(ctx, id, nameAndEmail);
    await fixture.query(
      company,
      "update client_import_rows set messages = null, problems = '{Earlier text.}' where import_id = $1",
      [id],
    );
    const { items } = await listClientImportRows(ctx, { id });
    expect(items.map(({ problems }) => problems)).toEqual([['Earlier text.']]);
  });

  test('returns problems of rows that an earlier release checked again as they are stored', async () => {
    const id = await upload('Name,Email\nAda,\n');
    await inLanguage('fr', () => checkClientImport(ctx, id, nameAndEmail));
    await fixture.query(
      company,
      "update client_import_rows set problems = '{Earlier text.}' where import_id = $1",
      [id],
    );
    const { items } = await listClientImportRows(ctx, { id });
    expect(items.map(({ problems }) => problems)).toEqual([['Earlier text.']]);
  });

  test('accepts unambiguous dates and lists the readings of ambiguous ones', async () => {
    const days = [
      '2025-01-31',
      '2025-01-31T10:00:00+02:00',
      '31/01/2025',
      '1/31/2025',
      '31.1.2025',
      '5 March 2024',
      'Mar 5, 2024',
      '05/06/2024',
      '31/02/2025',
      '12/31/24',
      '2999-01-01',
      'yesterday',
    ];
    const rows = days.map((day, index) => `Client,c${index}@client.test,"${day}"`);
    const found = await checkedProblems(
      ['Name,Email,Created', ...rows].join('\n'),
      toMapping('Name', 'Email', 'CreatedAt'),
    );
    const [notUnderstood, noSuchDay] = [
      'Unknown date format. Use the format 2025-01-31.',
      'This date doesn’t exist. Use the format 2025-01-31.',
    ];
    expect(Object.values(found)).toEqual([
      ...Array.from({ length: 7 }, () => []),
      ['The date 05/06/2024 is ambiguous. Enter 2024-06-05 or 2024-05-06 instead.'],
      [noSuchDay],
      [notUnderstood],
      ['This date is in the future.'],
      [notUnderstood],
    ]);
  });

  test('matches plans by name regardless of case, and refuses unknown plans', async () => {
    await fixture.plan(company, { name: 'Growth' });
    const text = 'Name,Email,Plan\nA,a@client.test,GROWTH\nB,b@client.test,Nothing\nC,c@client.test,\n';
    expect(await checkedProblems(text, toMapping('Name', 'Email', 'Plan'))).toEqual({
      2: [],
      3: ['You have no plan named “Nothing”. Use the name of one of your plans.'],
      4: [],
    });
  });

  test('replaces the results when repeated with other columns, and listClientImportRows filters rows by status', async () => {
    const id = await upload('Name,Email,Second\nA,a@client.test,x@client.test\nB,b@client.test,wrong\n');
    await expect(checkClientImport(ctx, id, nameAndEmail)).resolves.toMatchObject({ validRows: 2 });
    const other = [
      { column: 0, field: 'Name' },
      { column: 2, field: 'Email' },
    ] as const;
    const again = await checkClientImport(ctx, id, [...other]);
    expect(again).toMatchObject({ validRows: 1, refusedRows: 1 });
    expect(again.columns.map(({ field }) => field)).toEqual(['Name', null, 'Email']);
    const refused = await listClientImportRows(ctx, { id, status: 'Refused' });
    expect(refused).toMatchObject({ items: [{ number: 3 }], totalCount: 1, totalPages: 1 });
    await expect(listClientImportRows(ctx, { id, status: 'Imported' })).resolves.toMatchObject({ items: [] });
    await expect(listClientImportRows(ctx, { id, pageSize: 7 })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  test('yields to the event loop while it checks 10,000 rows', async () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, index) => `Client ${index},c${index}@client.test,+1415555${1000 + (index % 9000)},US`,
    );
    const id = await upload(`Name,Email,Phone,Country\n${rows.join('\n')}`);
    const { database } = fixture.services;
    const { inCompany } = database;
    const turnCounts: number[] = [];
    let stopCounting = countTurns();
    const spy = jest.spyOn(database, 'inCompany').mockImplementation((...args) => {
      turnCounts.push(stopCounting());
      stopCounting = countTurns();
      return inCompany(...args);
    });
    const checked = await checkClientImport(ctx, id, toMapping('Name', 'Email', 'Phone', 'Country'));
    stopCounting();
    spy.mockRestore();
    // The check uses 13 transactions: one for the mapping, one for each of 10 batches of 1,000 rows, one for
    // an empty batch and one for the result.
    expect(turnCounts).toHaveLength(13);
    // The event loop ran other work during each of the 10 batches.
    expect(turnCounts.slice(2, 12).filter((count) => count === 0)).toEqual([]);
    expect(checked).toMatchObject({ validRows: 10_000, refusedRows: 0 });
  });
});

describe('saved mapping', () => {
  let fixture: Fixture;
  let company: TestCompany;
  let ctx: Context;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());
  beforeEach(async () => {
    company = await fixture.company();
    ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
  });

  const columns = [
    { header: 'Client', field: 'Name' },
    { header: 'Mail', field: 'Email' },
  ] as const;

  test('is shared with all operators until it is deleted', async () => {
    const { id } = await saveImportMapping(ctx, { name: ' Old  shop ', columns: [...columns] });
    const otherOperator = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
    await expect(listImportMappings(otherOperator)).resolves.toEqual([{ id, name: 'Old shop', columns }]);
    await expect(deleteImportMapping(otherOperator, id)).resolves.toBe(true);
    await expect(listImportMappings(ctx)).resolves.toEqual([]);
  });

  test('is updated when saved again under its name, regardless of case', async () => {
    const first = await saveImportMapping(ctx, { name: 'Old shop', columns: [...columns] });
    const again = await saveImportMapping(ctx, { name: 'OLD SHOP', columns: [columns[1]] });
    expect(again).toEqual({ id: first.id, name: 'OLD SHOP', columns: [columns[1]] });
    await expect(listImportMappings(ctx)).resolves.toHaveLength(1);
  });

  test('truncates a long header without splitting a character', async () => {
    const header = `${'x'.repeat(99)}😀 and more`;
    const { columns: savedColumns } = await saveImportMapping(ctx, {
      name: 'Long',
      columns: [{ header, field: 'Name' }],
    });
    expect(savedColumns).toEqual([{ header: 'x'.repeat(99), field: 'Name' }]);
  });

  test.each([
    ['no name', { name: '  ', columns: [...columns] }, 'name'],
    ['a long name', { name: 'x'.repeat(61), columns: [...columns] }, 'name'],
    ['no columns', { name: 'Empty', columns: [] }, 'columns'],
    ['a field twice', { name: 'Twice', columns: [columns[0], columns[0]] }, 'columns'],
  ])('is rejected with a field error if it has %s', async (_what, input, field) => {
    await expect(saveImportMapping(ctx, input)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('requires MANAGE_CLIENT_MANAGEMENT and is hidden from other companies', async () => {
    const { id } = await saveImportMapping(ctx, { name: 'Ours', columns: [...columns] });
    const otherOperator = await fixture.signedIn(company, ['MANAGE_PAYMENTS']);
    await expect(listImportMappings(otherOperator)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(deleteImportMapping(otherOperator, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const otherCompanyOperator = await fixture.signedIn(await fixture.company(), [
      'MANAGE_CLIENT_MANAGEMENT',
    ]);
    await expect(listImportMappings(otherCompanyOperator)).resolves.toEqual([]);
    await expect(deleteImportMapping(otherCompanyOperator, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(deleteImportMapping(ctx, newId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
