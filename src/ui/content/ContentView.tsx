import Box from '@mui/material/Box';
import { createElement, useMemo, type ReactNode } from 'react';
import { contentSx } from './contentSx';

const drawn = new Set(
  'h2 h3 h4 p br hr strong em s sub sup ul ol li blockquote table thead tbody tr th td'.split(' '),
);
const blocks = new Set('h2 h3 h4 p ul ol li blockquote table th td'.split(' '));

const directionOf = (element: Element): string =>
  /^(rtl|ltr)$/.exec(element.getAttribute('dir') ?? '')?.[0] ?? 'auto';

const numberOf = (element: Element, name: string): number | undefined =>
  Number(element.getAttribute(name)) || undefined;

/** Where a picture, `/images/{id}`, is to be had; null for none. */
export type PictureUrl = (src: string) => string | null;

function drawElement(element: Element, key: number, pictureUrl: PictureUrl): ReactNode {
  const tag = element.localName;
  const inner = [...element.childNodes].map((child, index) => draw(child, index, pictureUrl));
  if (tag === 'img') {
    const src = pictureUrl(element.getAttribute('src') ?? '');
    const size = { width: numberOf(element, 'width'), height: numberOf(element, 'height') };
    return src && <img key={key} src={src} alt={element.getAttribute('alt') ?? ''} {...size} />;
  }
  // It is read here and leads nowhere: its address is one of the client dashboard.
  if (tag === 'a') {
    return (
      <Box key={key} component="span" sx={{ color: 'primary.main', textDecoration: 'underline' }}>
        {inner}
      </Box>
    );
  }
  if (!drawn.has(tag)) return inner;
  const spans = { colSpan: numberOf(element, 'colspan'), rowSpan: numberOf(element, 'rowspan') };
  const start = tag === 'ol' ? { start: numberOf(element, 'start') } : {};
  const attributes = tag === 'th' || tag === 'td' ? spans : start;
  const direction = blocks.has(tag) ? { dir: directionOf(element) } : {};
  return createElement(tag, { key, ...direction, ...attributes }, ...(inner.length > 0 ? inner : []));
}

function draw(node: ChildNode, key: number, pictureUrl: PictureUrl): ReactNode {
  if (node instanceof Text) return node.data;
  return node instanceof Element ? drawElement(node, key, pictureUrl) : null;
}

const noPicture: PictureUrl = () => null;

interface ContentViewProps {
  html: string;
  pictureUrl?: PictureUrl;
}

/** Sanitised HTML as elements of the page's own making: whatever it does not know it leaves out. */
export function ContentView({ html, pictureUrl = noPicture }: ContentViewProps) {
  const drawnContent = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.childNodes].map((node, index) => draw(node, index, pictureUrl));
  }, [html, pictureUrl]);
  return <Box sx={contentSx}>{drawnContent}</Box>;
}
