import { TooComplex } from './parse';
import { renderContent } from './testing/renderContent';
import { unknownVariables, valuesOf } from './variables';

const acme = { name: 'Acme', email: 'hello@acme.test', phone: null, country: 'DE', website: null };
const values = valuesOf(acme, null, '2026-01-31');

const attributes = (count: number): string =>
  Array.from({ length: count }, (_, at) => ` a${at.toString(36)}`).join('');

/** What the processor did for it, in milliseconds: another test beside this one takes nothing of it. */
function workOf(read: () => void): number {
  const before = process.cpuUsage();
  read();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function readAll(html: string): void {
  try {
    renderContent(html, values);
  } catch (error) {
    expect(error).toBeInstanceOf(TooComplex);
  }
  unknownVariables(html);
}

// What does not end in time keeps everybody else waiting, too.
test.each([
  ['elements in elements', '<blockquote>'.repeat(16_000)],
  ['bold in bold', '<b>'.repeat(60_000)],
  ['links in links', '<a href="/a">'.repeat(75_000)],
  ['tables in tables', '<table><tr><td>'.repeat(60_000)],
  ['misnested', '<b><p></b>'.repeat(90_000)],
  ['attributes of one name', `<p ${'a=b '.repeat(200_000)}>`],
  ['attributes of many', `<p${attributes(150_000)}>a`],
  ['attributes of many, and no end', `<p${attributes(150_000)}`],
  ['ends of what was never begun', '<span>'.repeat(80_000) + '</i>'.repeat(120_000)],
  ['the same, less deep', '<span>'.repeat(450) + '</i>'.repeat(220_000)],
  ['paragraphs in elements', '<div>'.repeat(90_000) + '<p></p>'.repeat(60_000)],
  ['what does not belong into a table', `<table>${'a<i></i>'.repeat(110_000)}`],
  [
    'bold in each paragraph',
    Array.from({ length: 450 }, (_, at) => `<b id=${at}>`).join('') + '<p>'.repeat(200_000),
  ],
  ['ampersands', '&amp'.repeat(200_000)],
  ['braces', '{{'.repeat(400_000)],
  ['space after a brace', `{{${' '.repeat(800_000)}`],
])('as much as a request can hold of %s takes no longer than a second or two', (_name, html) => {
  // Is read from its beginning to its end, which takes a second at most: a slower machine is slower with both.
  const plain = workOf(() => readAll('&amp'.repeat(200_000)));
  expect(workOf(() => readAll(html)) / plain).toBeLessThan(2.7);
});
