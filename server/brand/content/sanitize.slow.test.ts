import { HtmlTooComplexError } from './parse';
import { renderContent } from './testing/renderContent';
import { unknownVariables, toVariableValues } from './variables';

const acme = { name: 'Acme', email: 'hello@acme.test', phone: null, country: 'DE', website: null };
const values = toVariableValues(acme, null, '2026-01-31');

const attributes = (count: number): string =>
  Array.from({ length: count }, (_, index) => ` a${index.toString(36)}`).join('');

/** Returns the CPU time in milliseconds, which is independent of concurrent tests. */
function measureCpuMs(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function renderAndInspect(html: string): void {
  try {
    renderContent(html, values);
  } catch (error) {
    expect(error).toBeInstanceOf(HtmlTooComplexError);
  }
  unknownVariables(html);
}

// Content that takes too long to sanitize would delay the content of other companies.
test.each([
  ['nested elements', '<blockquote>'.repeat(16_000)],
  ['nested bold elements', '<b>'.repeat(60_000)],
  ['nested links', '<a href="/a">'.repeat(75_000)],
  ['nested tables', '<table><tr><td>'.repeat(60_000)],
  ['misnested elements', '<b><p></b>'.repeat(90_000)],
  ['duplicate attributes', `<p ${'a=b '.repeat(200_000)}>`],
  ['attributes', `<p${attributes(150_000)}>a`],
  ['attributes of an unclosed tag', `<p${attributes(150_000)}`],
  ['end tags without start tags', '<span>'.repeat(80_000) + '</i>'.repeat(120_000)],
  ['end tags without start tags at a lower depth', '<span>'.repeat(450) + '</i>'.repeat(220_000)],
  ['paragraphs in nested elements', '<div>'.repeat(90_000) + '<p></p>'.repeat(60_000)],
  ['invalid table content', `<table>${'a<i></i>'.repeat(110_000)}`],
  [
    'bold elements in every paragraph',
    Array.from({ length: 450 }, (_, index) => `<b id=${index}>`).join('') + '<p>'.repeat(200_000),
  ],
  ['ampersands', '&amp'.repeat(200_000)],
  ['braces', '{{'.repeat(400_000)],
  ['spaces after a brace', `{{${' '.repeat(800_000)}`],
])('rendering a request full of %s takes less than 2.7 times the baseline', (_name, html) => {
  // The baseline is parsed in linear time and takes up to a second. The ratio does not depend on the machine.
  const baselineMs = measureCpuMs(() => renderAndInspect('&amp'.repeat(200_000)));
  expect(measureCpuMs(() => renderAndInspect(html)) / baselineMs).toBeLessThan(2.7);
});
