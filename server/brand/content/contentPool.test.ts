import { performance } from 'node:perf_hooks';
import { endContentPool, renderText, sanitizeText, sanitizeTextForDisplay } from './contentPool';
import { parseGuideDraft, parseLegalDraft } from './input';
import { HtmlTooComplexError } from './parse';
import { sanitizeHtml } from './sanitize';
import { toVariableValues } from './variables';

afterAll(endContentPool);

const maxCharacters = 200_000;
const repeatToLimit = (piece: string): string => piece.repeat(Math.floor(maxCharacters / piece.length));

/** Returns the milliseconds for which this thread was busy until `work` finished. */
async function measureBusyMs(work: () => unknown): Promise<number> {
  const before = performance.eventLoopUtilization();
  await work();
  return performance.eventLoopUtilization(before).active;
}

/** Returns the number of turns of the event loop until `work` finished. */
async function countLoopTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let immediate = setImmediate(function turn() {
    turns += 1;
    immediate = setImmediate(turn);
  });
  await work();
  clearImmediate(immediate);
  return turns;
}

test.each([
  ['links', repeatToLimit('<a href="/a">x</a>')],
  ['misnested formats', repeatToLimit('<b><p></b>')],
  ['nested tables', repeatToLimit('<table><tr><td>x</td></tr></table>')],
])('the event loop stays responsive while the longest draft is sanitized: %s', async (_case, html) => {
  await sanitizeText('warm-up', repeatToLimit('<p>a</p>'));
  const draft = () => parseLegalDraft('company', { title: 'Terms', html }).catch(() => null);
  // On the main thread, sanitizing the draft would take a single turn.
  expect(await countLoopTurns(draft)).toBeGreaterThan(20);
});

test('a worker thread sanitizes a long text as the main thread does', async () => {
  const html = '<p>A <b>word</b>.</p>'.repeat(1000);
  expect(await sanitizeText('company', html)).toBe(sanitizeHtml(html));
  expect(await sanitizeTextForDisplay('company', html)).toBe(
    '<p dir="auto">A <strong>word</strong>.</p>'.repeat(1000),
  );
});

test('sanitizeText rejects a long text that is too complex', async () => {
  await expect(sanitizeText('company', '<div>'.repeat(2000))).rejects.toThrow(HtmlTooComplexError);
  // The worker thread still accepts texts.
  await expect(sanitizeText('company', '<i>a</i>'.repeat(2000))).resolves.toHaveLength(9 * 2000 + 2000);
});

test('the pool limits a company to eight pending texts without affecting other companies', async () => {
  const text = (number: number) => `<p>${number}</p>`.repeat(2000);
  const requests = Array.from({ length: 12 }, (_, index) => sanitizeText('company', text(index)));
  const other = sanitizeText('other', text(0));
  const outcomes = await Promise.allSettled(requests);
  const rejected = outcomes.filter(({ status }) => status === 'rejected');
  expect(rejected).toHaveLength(4);
  expect(rejected).toMatchObject(rejected.map(() => ({ reason: { code: 'RATE_LIMITED' } })));
  await expect(other).resolves.toBe(text(0));
});

test('a busy company delays another company by about one text per thread', async () => {
  const text = (number: number) => `<p>${number}</p>`.repeat(3000);
  const completed: string[] = [];
  const submit = async (company: string, number: number) => {
    await sanitizeText(company, text(number));
    completed.push(company);
  };
  const requests = Array.from({ length: 8 }, (_, index) => submit('busy', 100 + index));
  await Promise.all([...requests, submit('other', 200)]);
  // Each of two threads first finishes one text, and a third text can finish while the other company's text
  // is processed.
  expect(completed.indexOf('other')).toBeLessThan(4);
});

test('concurrent visitors of a page share one result and are not rate-limited', async () => {
  const html = '<p>a</p>'.repeat(2000);
  const pages = await Promise.all(Array.from({ length: 50 }, () => sanitizeTextForDisplay('company', html)));
  expect(new Set(pages).size).toBe(1);
});

test('parseGuideDraft rejects a draft longer than 200,000 characters before parsing it', async () => {
  const html = `${'<'.repeat(maxCharacters)}a`;
  const draft = () => parseGuideDraft('company', { title: 'T', summary: '', html });
  const mainThreadMs = await measureBusyMs(() => sanitizeHtml(html));
  let rejection: unknown;
  const busyMs: number[] = [];
  // The test uses the minimum of several runs, because another process can interrupt a run.
  while (busyMs.length < 5)
    busyMs.push(await measureBusyMs(() => draft().catch((error: unknown) => (rejection = error))));
  expect(rejection).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { html: 'Enter at most 200,000 characters, or split the text.' } },
  });
  expect(Math.min(...busyMs)).toBeLessThan(mainThreadMs / 3);
});

test('renderText stops filling in values at 400,000 characters', async () => {
  const company = { name: 'Acme', email: 'a@acme.test', phone: null, country: null };
  const values = toVariableValues(
    { ...company, website: `https://acme.test/${'a'.repeat(1900)}` },
    null,
    null,
  );
  const rendered = await renderText('company', '{{website}} '.repeat(16_000), values);
  expect(rendered.length).toBeLessThanOrEqual(400_000);
  expect(rendered.endsWith('{{website}} ')).toBe(true);
});
