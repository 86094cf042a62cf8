import { styleAttribute, styleOf } from './neutralizeStyles';

interface ListParagraph {
  /** The list and its numbering, such as `l0 lfo1`. */
  key: string;
  level: number;
  marker: string;
}

interface OpenList extends Omit<ListParagraph, 'marker'> {
  element: HTMLElement;
}

const orderedMarker = /^\(?(?:\d{1,4}|[a-z]|[ivxlcdm]{2,8})[.)]$|^\d{1,4}(?:\.\d{1,4}){0,8}\.?$/i;

/** Removes the bullet or number that Word writes as text, and returns it. */
function takeMarker(paragraph: Element): string {
  const markers = [...paragraph.querySelectorAll(`[${styleAttribute}]`)].filter((element) =>
    /mso-list:\s*ignore/i.test(styleOf(element)),
  );
  for (const element of markers) element.remove();
  return markers
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
}

function readListParagraph(element: Element): ListParagraph | null {
  const style =
    element.localName === 'p' && /mso-list:\s*(l\d+)\s+level(\d)\s*([^;]*)/i.exec(styleOf(element));
  if (!style) return null;
  const [, list = '', level, format = ''] = style;
  return { key: `${list} ${format.trim()}`, level: Number(level), marker: takeMarker(element) };
}

function createList(owner: Document, marker: string): HTMLElement {
  const isOrdered = orderedMarker.test(marker);
  const list = owner.createElement(isOrdered ? 'ol' : 'ul');
  const start = isOrdered ? Number(marker.match(/\d+/g)?.at(-1) ?? 1) : 1;
  if (start > 1) list.setAttribute('start', String(start));
  return list;
}

/** The open lists of consecutive paragraphs, innermost last. */
class ListRun {
  private readonly openLists: OpenList[] = [];

  add(paragraph: Element, listParagraph: ListParagraph): void {
    const item = paragraph.ownerDocument.createElement('li');
    this.listFor(paragraph, listParagraph).append(item);
    item.append(paragraph);
  }

  /** Appends the paragraph to the last list item, if there is one. */
  extend(paragraph: Element): void {
    this.openLists.at(-1)?.element.lastElementChild?.append(paragraph);
  }

  close(): void {
    this.openLists.length = 0;
  }

  private listFor(paragraph: Element, { key, level, marker }: ListParagraph): HTMLElement {
    while ((this.openLists.at(-1)?.level ?? 0) > level) this.openLists.pop();
    const current = this.openLists.at(-1);
    if (current?.level === level && current.key === key) return current.element;
    if (current?.level === level) this.openLists.pop();
    const element = createList(paragraph.ownerDocument, marker);
    const outerItem = this.openLists.at(-1)?.element.lastElementChild;
    if (outerItem) outerItem.append(element);
    else paragraph.before(element);
    this.openLists.push({ element, level, key });
    return element;
  }
}

const isContinuation = ({ localName, className }: Element): boolean =>
  localName === 'p' && className.startsWith('MsoListParagraphCxSp');

/** Converts paragraphs with Word's list styles to lists. */
export function convertWordLists(body: HTMLElement): void {
  const runs = new Map<ParentNode | null, ListRun>();
  for (const element of [...body.querySelectorAll('p, div, table, ul, ol, h1, h2, h3, h4, h5, h6')]) {
    const run = runs.get(element.parentNode) ?? new ListRun();
    runs.set(element.parentNode, run);
    const paragraph = readListParagraph(element);
    if (paragraph) run.add(element, paragraph);
    else if (isContinuation(element)) run.extend(element);
    else run.close();
  }
}
