const lineElements = 'h2, h3, h4, p, li, th, td, img, hr';

const lineOf = (element: Element): string => {
  if (element.localName === 'img') return `[${element.getAttribute('alt') || 'picture'}]`;
  return element.localName === 'hr' ? '—' : (element.textContent ?? '').replace(/\s+/g, ' ').trim();
};

/** Returns the content as plain text for comparison, with one line per paragraph, item, cell or picture. */
export function contentText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll(lineElements)]
    .filter((element) => !element.querySelector(lineElements))
    .map(lineOf)
    .filter(Boolean)
    .join('\n');
}
