import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from '../../platform';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { checkClientImport } from './check.service';
import { encodings } from './encodings';
import { findClientImport, listClientImportRows } from './imports.service';
import { authorizeUpload, uploadClientImport } from './upload.service';

let fixture: Fixture;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());
beforeEach(async () => {
  company = await fixture.company();
  ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
});

const upload = (content: string | Uint8Array, { name = 'clients.csv', encoding = '' } = {}) => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return uploadClientImport(ctx, { name, bytes, ...(encoding && { encoding }) });
};

async function uploadAndRead(content: string | Uint8Array, encoding = '') {
  const { id } = await upload(content, { encoding });
  const { items } = await listClientImportRows(ctx, { id, pageSize: 100 });
  return { file: await findClientImport(ctx, id), rows: items };
}

const rejectionMessage = async (content: string | Uint8Array): Promise<string> =>
  upload(content).then(
    () => 'taken',
    (error: { code?: string; details?: { fields?: { file?: string } } }) =>
      error.code === 'BAD_USER_INPUT' ? (error.details?.fields?.file ?? '') : String(error),
  );

const countImports = async (): Promise<number> => {
  const rows = await fixture.query<{ count: number }>(
    company,
    'select count(*)::integer as count from client_imports',
  );
  return rows[0]?.count ?? 0;
};

const encodeUtf16 = (text: string, isBigEndian: boolean): Uint8Array => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};

test('uploadClientImport rejects operators without MANAGE_CLIENT_MANAGEMENT and closed companies', async () => {
  const file = { name: 'x.csv', bytes: Buffer.from('Name,Email\nA,a@b.test') };
  await expect(
    uploadClientImport(await fixture.signedIn(company, ['MANAGE_SETTINGS']), file),
  ).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const closed = await fixture.company({ status: 'Cancelled' });
  const closedCompanyCtx = await fixture.signedIn(closed, ['MANAGE_CLIENT_MANAGEMENT']);
  await expect(uploadClientImport(closedCompanyCtx, file)).rejects.toMatchObject({
    code: 'COMPANY_CANCELLED',
  });
});

test('an import is hidden from other companies', async () => {
  const { id } = await upload('Name,Email\nAda,ada@client.test\n');
  const otherCompanyCtx = await fixture.signedIn(await fixture.company(), ['MANAGE_CLIENT_MANAGEMENT']);
  await expect(findClientImport(otherCompanyCtx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(listClientImportRows(otherCompanyCtx, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

const csvWithName = (name: string): string => `Name,Email\n${name},a@client.test\n`;
/** Node can't encode text in these encodings, so the bytes of the name are given in hexadecimal. */
const csvFromHex = (hex: string): Buffer =>
  Buffer.from(csvWithName(Buffer.from(hex, 'hex').toString('latin1')), 'latin1');

const polish = csvFromHex('a3f3649f20aff3b3e6');
const japanese = csvFromHex('8e52936391be9859');
const russian = csvFromHex('e9d7c1ce20f0c5d4d2cfd7');

test.each([
  ['UTF-8', Buffer.from(csvWithName('Zoë')), 'Zoë'],
  ['UTF-8', Buffer.from(`\ufeff${csvWithName('Zoë')}`), 'Zoë'],
  ['UTF-16LE', encodeUtf16(csvWithName('Zoë'), false), 'Zoë'],
  ['UTF-16BE', encodeUtf16(csvWithName('Zoë'), true), 'Zoë'],
  ['Windows-1252', csvFromHex('5a6feb'), 'Zoë'],
  // These characters do not exist in Latin-1.
  ['Windows-1252', csvFromHex('4f924e65696c2080'), 'O’Neil €'],
  ['Windows-1250', polish, 'Łódź Żółć'],
  ['Shift_JIS', japanese, '山田太郎'],
  ['EUC-JP', csvFromHex('bbb3c5c4c2c0cfba'), '山田太郎'],
])('uploadClientImport detects and decodes %s', async (encoding, bytes, name) => {
  const { file, rows } = await uploadAndRead(bytes);
  expect(file).toMatchObject({ encoding, status: 'Uploaded', totalRows: 1 });
  expect(file.columns.map(({ header, field }) => [header, field])).toEqual([
    ['Name', 'Name'],
    ['Email', 'Email'],
  ]);
  expect(rows).toEqual([{ number: 2, cells: [name, 'a@client.test'], status: null, problems: [] }]);
});

test('isEncodingUncertain is true for an encoding guessed from few words, but not for Unicode or a clear guess', async () => {
  const isUncertain = async (content: string | Uint8Array) =>
    (await uploadAndRead(content)).file.isEncodingUncertain;
  await expect(isUncertain(japanese)).resolves.toBe(true);
  await expect(isUncertain(csvFromHex('5a6feb'))).resolves.toBe(true);
  await expect(isUncertain(csvWithName('Zoë'))).resolves.toBe(false);
  const german = ['Müller', 'Jörg', 'Groß', 'Käthe', 'Schröder', 'Jäger', 'Köhler'].join(',x\n');
  await expect(isUncertain(Buffer.from(`Name,Email\n${german},x`, 'latin1'))).resolves.toBe(false);
});

test('uploadClientImport decodes the selected encoding, and sets isEncodingUncertain for invalid bytes', async () => {
  const decodeAs = async (bytes: Buffer, encoding: string) => {
    const { file, rows } = await uploadAndRead(bytes, encoding);
    return [file.encoding, rows[0]?.cells[0], file.isEncodingUncertain];
  };
  expect(await decodeAs(russian, 'KOI8-R')).toEqual(['KOI8-R', 'Иван Петров', false]);
  expect(await decodeAs(russian, 'Windows-1251')).toEqual(['Windows-1251', 'йЧБО рЕФТПЧ', false]);
  expect(await decodeAs(polish, 'UTF-8')).toEqual([
    'UTF-8',
    expect.stringMatching(/^\ufffd+d\ufffd+ /),
    true,
  ]);
  const withoutBom = Buffer.from(csvWithName('Łódź'), 'utf16le');
  expect(await decodeAs(withoutBom, 'UTF-16LE')).toEqual(['UTF-16LE', 'Łódź', false]);
  const large = Buffer.concat([russian, Buffer.alloc(1_000_000, `B,b@client.test,${'x'.repeat(200)}\n`)]);
  expect(await decodeAs(large, 'KOI8-R')).toEqual(['KOI8-R', 'Иван Петров', false]);
});

test('uploadClientImport rejects an unsupported encoding and lists the supported ones', async () => {
  const encoding = expect.stringMatching(/^This encoding isn’t supported\. Use one of these: UTF-8, /);
  await expect(upload(russian, { encoding: 'EBCDIC' })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { encoding } },
  });
});

test('the supported encodings are exactly those that openapi.yaml lists', () => {
  const contract = readFileSync(path.join(__dirname, '../../../openapi.yaml'), 'utf8');
  const [, listedEncodings = ''] =
    /name: encoding\s+in: query\s+schema:\s+type: string\s+enum:\s+\[([^\]]+)\]/.exec(contract) ?? [];
  expect(listedEncodings.match(/[\w-]+/g)).toEqual([...encodings]);
  for (const encoding of encodings) expect(() => new TextDecoder(encoding)).not.toThrow();
});

test.each([
  [',', 'Name,Email,Note\nAda,ada@client.test,"a; b; c"\n'],
  [';', 'Name;Email;Note\nAda;ada@client.test;a, b, c\n'],
  ['\t', 'Name\tEmail\tNote\nAda\tada@client.test\ta, b; c\n'],
  ['|', 'Name|Email|Note\nAda|ada@client.test|a, b; c\n'],
  [';', 'sep=;\r\nName;Email;Note\r\nAda;ada@client.test;a, b, c\r\n'],
])('uploadClientImport detects the delimiter %j', async (delimiter, text) => {
  const { file, rows } = await uploadAndRead(text);
  expect(file.delimiter).toBe(delimiter);
  expect(rows[0]?.cells.slice(0, 2)).toEqual(['Ada', 'ada@client.test']);
});

test('uploadClientImport parses quotes, multiline cells and all line endings, and numbers rows like a spreadsheet', async () => {
  const { rows } = await uploadAndRead(
    'Name,Email,Note\r\n"Ada ""Countess"" L",a@client.test,"line 1\nline 2"\r\n\r\nBo,b@client.test,it\'s 5" wide\r\n,,\r\nCy,c@client.test',
  );
  expect(rows.map(({ number, cells }) => [number, ...cells])).toEqual([
    [2, 'Ada "Countess" L', 'a@client.test', 'line 1\nline 2'],
    [4, 'Bo', 'b@client.test', 'it\'s 5" wide'],
    [6, 'Cy', 'c@client.test', ''],
  ]);
  const crOnly = await uploadAndRead('Name,Email\rAda,ada@client.test\rBo,bo@client.test');
  expect(crOnly.rows).toHaveLength(2);
});

test('uploadClientImport pads short rows and keeps surplus cells of long rows, except empty ones', async () => {
  const { rows } = await uploadAndRead(
    'Name,Email,Phone\nAda\nBo,b@client.test,1,2,3\nCy,c@client.test,,,,\n',
  );
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Ada', '', ''],
    ['Bo', 'b@client.test', '1', '2', '3'],
    ['Cy', 'c@client.test', ''],
  ]);
});

test('uploadClientImport makes equal and empty headers unique', async () => {
  const { file } = await uploadAndRead('Name,Name,,E-mail,\nA,B,C,d@client.test,x\n');
  const headers = ['Name', 'Name (2)', 'Column 3', 'E-mail', 'Column 5'];
  expect(file.columns.map(({ header }) => header)).toEqual(headers);
  expect(file.columns.map(({ field }) => field)).toEqual(['Name', null, null, 'Email', null]);
});

test('uploadClientImport leaves a last column without a header unmapped', async () => {
  const { id } = await upload('Name,Email,\r\nX,emptyheader@example.test,stray\r\n');
  const { columns } = await findClientImport(ctx, id);
  expect(columns).toMatchObject([
    { header: 'Name', field: 'Name' },
    { header: 'Email', field: 'Email' },
    { header: 'Column 3', field: null, samples: ['stray'] },
  ]);
  const mapping = [{ column: 0, field: 'Name' } as const, { column: 1, field: 'Email' } as const];
  await expect(checkClientImport(ctx, id, mapping)).resolves.toMatchObject({ validRows: 1, refusedRows: 0 });
});

test('uploadClientImport keeps unnamed columns up to the column limit', async () => {
  const { file } = await uploadAndRead(`Name,Email${','.repeat(100)}\nA,a@client.test\n`);
  expect(file.columns).toHaveLength(60);
});

test('uploadClientImport maps common header names to fields and returns sample values', async () => {
  const { file } = await uploadAndRead(
    'Customer ID,Full name,E-Mail Address,Mobile,Country,Plan name,Labels,Comments,Sign-up date,Status,Shoe size\n' +
      '7,Ada,ada@client.test,,GB,,,,,,39\n8,Bo,bo@client.test,+4915112345678,,,,,,,40\n',
  );
  expect(file.columns.map(({ field }) => field).join(' ')).toBe(
    'ExternalId Name Email Phone Country Plan Tags Note CreatedAt Status ',
  );
  expect(file.columns[3]?.samples).toEqual(['+4915112345678']);
});

test('uploadClientImport adds a column that joins first and last names', async () => {
  const { file, rows } = await uploadAndRead(
    'First Name,Last Name,Email\nAda,Lovelace,a@client.test\n,Bo,b@client.test\n',
  );
  expect(file.columns.map(({ header, field }) => [header, field])).toEqual([
    ['First Name', null],
    ['Last Name', null],
    ['Email', 'Email'],
    ['First Name + Last Name', 'Name'],
  ]);
  expect(rows.map(({ cells }) => cells[3])).toEqual(['Ada Lovelace', 'Bo']);
});

const clientRows = (rows: number): string =>
  Array.from({ length: rows }, (_, index) => `Client ${index},c${index}@client.test`).join('\n');

test.each<[string, string | Uint8Array, RegExp]>([
  ['an empty file', '', /^This file is empty\.$/],
  ['blank lines', '\n\n  \n', /^This file is empty\.$/],
  ['a file of separators', ',,,\n,,\n', /^This file is empty\.$/],
  ['a header without rows', 'Name,Email\n', /no rows below/],
  ['rows without a header', 'Ada,ada@client.test\nBo,bo@client.test\n', /must contain column names/],
  ['a workbook', Buffer.from('PK\x03\x04 xl/workbook.xml'), /Excel.*as CSV/],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /old Excel.*as CSV/],
  ['a PDF', '%PDF-1.7', /PDF.*Export/],
  ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), /image/],
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /image/],
  ['a gzip file', Buffer.from([0x1f, 0x8b, 8, 0]), /Unpack/],
  ['a web page', '<!DOCTYPE html><table><tr><td>Name', /web page.*as CSV/],
  ['a NUL character', 'Name,Email\nA\0da,ada@client.test\n', /isn’t plain text/],
  [
    'UTF-16 without a byte order mark',
    Buffer.from('Name,Email\nAda,a@client.test', 'utf16le'),
    /isn’t plain text/,
  ],
  [
    'broken UTF-16',
    Buffer.concat([encodeUtf16('Name,Email\n', false), Buffer.from([0x00, 0xd8, 0x41])]),
    /UTF-16/,
  ],
  ['an open quote', 'Name,Email\nAda,a@x.test\nBo,"b@x.test\nCy,c@x.test\n', /line 3 isn’t closed/],
  [
    'an open quote after a two-line cell',
    'Name,Note\nAda,"two\nlines"\nBo,"open\nCy,c\n',
    /on line 4 isn’t closed/,
  ],
  ['an open quote in a long file', `Name,Email\nA,"a\n${clientRows(60_000)}`, /line 2/],
  ['more than 10,000 columns', `Name${','.repeat(20_000)}\n`, /more than 10,000 columns/],
  ['61 columns', `${Array.from({ length: 61 }, (_, i) => `c${i}`).join(',')}\n1\n`, /61 columns/],
])('uploadClientImport rejects %s with a reason and stores nothing', async (_title, content, message) => {
  expect(await rejectionMessage(content)).toMatch(message);
  expect(await countImports()).toBe(0);
});

test('uploadClientImport truncates long cells, accepts multiline headers and strips control characters and direction marks from file names', async () => {
  const { id } = await upload(`"Na\nme",Email,Note\nAda,ada@client.test,${'x'.repeat(100_000)}\n`, {
    name: '../../a\u0000\u202Eb.csv',
  });
  const file = await findClientImport(ctx, id);
  expect(file.fileName).toBe('../../ab.csv');
  const { items } = await listClientImportRows(ctx, { id });
  expect(items[0]?.cells[2]).toHaveLength(5000);
});

test('uploadClientImport parses a header designed to cause regex backtracking in under 3 seconds', async () => {
  const before = process.cpuUsage();
  await upload(`Name,Email,${'@.'.repeat(2000)} x\nAda,ada@client.test,\n`);
  // CPU time excludes other work on the machine.
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(3000);
});

test.each(['"', 'x'])('uploadClientImport ignores the unsupported delimiter %j', async (delimiter) => {
  const { file } = await uploadAndRead(`sep=${delimiter}\nName;Email\nAda;ada@client.test\n`);
  expect(file).toMatchObject({ delimiter: ';', totalRows: 1 });
});

test('authorizeUpload allows a company 60 uploads an hour', async () => {
  for (let count = 0; count < 60; count += 1) await authorizeUpload(ctx);
  await expect(authorizeUpload(ctx)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await authorizeUpload(await fixture.signedIn(await fixture.company(), ['MANAGE_CLIENT_MANAGEMENT']));
});

test('uploadClientImport processes two files of a company concurrently and rejects a third', async () => {
  const file = `Name,Email\n${'Ada,ada@client.test\n'.repeat(2000)}`;
  const pendingUploads = [upload(file), upload(file)];
  await expect(upload(file)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await Promise.all(pendingUploads);
  await expect(upload(file)).resolves.toMatchObject({ totalRows: 2000 });
});

test('uploadClientImport parses valid files over 1 MB and rejects invalid ones with the reason', async () => {
  const row = `Ada,ada@client.test,${'x'.repeat(1000)}\n`;
  const { file, rows } = await uploadAndRead(`Name,Email,Note\n` + row.repeat(1000));
  expect(file).toMatchObject({ encoding: 'UTF-8', totalRows: 1000 });
  expect(rows[0]).toMatchObject({ number: 2, cells: ['Ada', 'ada@client.test', 'x'.repeat(1000)] });
  const importsBefore = await countImports();
  expect(await rejectionMessage(`Name,Email\n${row.repeat(1000)}"`)).toMatch(/on line 1002 isn’t closed/);
  expect(await rejectionMessage(row.repeat(1000))).toMatch(/must contain column names/);
  expect(await countImports()).toBe(importsBefore);
});
