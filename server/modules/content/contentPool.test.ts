import { performance } from 'node:perf_hooks';
import { endContentPool, renderText, sanitiseText, showText } from './contentPool';
import { readGuideDraft, readLegalDraft } from './input';
import { TooComplex } from './parse';
import { sanitiseHtml } from './sanitise';
import { valuesOf } from './variables';

afterAll(endContentPool);

const longest = 200_000;
const upTo = (piece: string): string => piece.repeat(Math.floor(longest / piece.length));

/** Returns for how many milliseconds this thread was busy until `work` was done. */
async function busyDuring(work: () => unknown): Promise<number> {
  const before = performance.eventLoopUtilization();
  await work();
  return performance.eventLoopUtilization(before).active;
}

/** Returns how often the event loop turned until `work` was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let turning = setImmediate(function turn() {
    turns += 1;
    turning = setImmediate(turn);
  });
  await work();
  clearImmediate(turning);
  return turns;
}

test.each([
  ['links', upTo('<a href="/a">x</a>')],
  ['misnested formats', upTo('<b><p></b>')],
  ['tables in tables', upTo('<table><tr><td>x</td></tr></table>')],
])('the event loop stays responsive while the longest draft is read: %s', async (_what, html) => {
  await sanitiseText('warm-up', upTo('<p>a</p>'));
  const draft = () => readLegalDraft('company', { title: 'Terms', html }).catch(() => null);
  // On this thread the draft would be read within one turn.
  expect(await turnsDuring(draft)).toBeGreaterThan(20);
});

test('a long text reads the same as a short one', async () => {
  const html = '<p>A <b>word</b>.</p>'.repeat(1000);
  expect(await sanitiseText('company', html)).toBe(sanitiseHtml(html));
  expect(await showText('company', html)).toBe('<p dir="auto">A <strong>word</strong>.</p>'.repeat(1000));
});

test('refuses a long text that is too complex', async () => {
  await expect(sanitiseText('company', '<div>'.repeat(2000))).rejects.toThrow(TooComplex);
  // The thread goes on.
  await expect(sanitiseText('company', '<i>a</i>'.repeat(2000))).resolves.toHaveLength(9 * 2000 + 2000);
});

test('a company has at most eight texts in the queue, and takes nothing from another company', async () => {
  const text = (number: number) => `<p>${number}</p>`.repeat(2000);
  const asked = Array.from({ length: 12 }, (_, at) => sanitiseText('company', text(at)));
  const other = sanitiseText('other', text(0));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(4);
  expect(refused).toMatchObject(refused.map(() => ({ reason: { code: 'RATE_LIMITED' } })));
  await expect(other).resolves.toBe(text(0));
});

test('a company waits for one text of a busy company for each thread, not for all of them', async () => {
  const text = (number: number) => `<p>${number}</p>`.repeat(3000);
  const done: string[] = [];
  const ask = async (company: string, number: number) => {
    await sanitiseText(company, text(number));
    done.push(company);
  };
  const asked = Array.from({ length: 8 }, (_, at) => ask('busy', 100 + at));
  await Promise.all([...asked, ask('other', 200)]);
  // Two threads have one text each to end, and a third may end while the other company's is processed.
  expect(done.indexOf('other')).toBeLessThan(4);
});

test('visitors who open the same page at once share one result', async () => {
  const html = '<p>a</p>'.repeat(2000);
  const pages = await Promise.all(Array.from({ length: 50 }, () => showText('company', html)));
  expect(new Set(pages).size).toBe(1);
});

test('refuses a draft longer than 200,000 characters before it is parsed', async () => {
  const html = `${'<'.repeat(longest)}a`;
  const draft = () => readGuideDraft('company', { title: 'T', summary: '', html });
  const onThisThread = await busyDuring(() => sanitiseHtml(html));
  let refusal: unknown;
  const tries: number[] = [];
  // The least of several, since another process can interrupt one of them.
  while (tries.length < 5)
    tries.push(await busyDuring(() => draft().catch((error: unknown) => (refusal = error))));
  expect(refusal).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { html: 'This text is longer than 200,000 characters. Split it into two texts.' } },
  });
  expect(Math.min(...tries)).toBeLessThan(onThisThread / 3);
});

test('values of variables make no text longer than 400,000 characters', async () => {
  const company = { name: 'Acme', email: 'a@acme.test', phone: null, country: null };
  const values = valuesOf({ ...company, website: `https://acme.test/${'a'.repeat(1900)}` }, null, null);
  const rendered = await renderText('company', '{{website}} '.repeat(16_000), values);
  expect(rendered.length).toBeLessThanOrEqual(400_000);
  expect(rendered.endsWith('{{website}} ')).toBe(true);
});
