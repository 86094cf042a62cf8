import Box from '@mui/material/Box';
import { createElement, useMemo, type ReactNode } from 'react';
import { contentSx } from './contentSx';

const renderedTags = new Set(
  'h2 h3 h4 p br hr strong em s sub sup ul ol li blockquote table thead tbody tr th td'.split(' '),
);
const blockTags = new Set('h2 h3 h4 p ul ol li blockquote table th td'.split(' '));

const directionOf = (element: Element): string =>
  /^(rtl|ltr)$/.exec(element.getAttribute('dir') ?? '')?.[0] ?? 'auto';

const numberOf = (element: Element, name: string): number | undefined =>
  Number(element.getAttribute(name)) || undefined;

/** Returns the URL of an image such as `/images/{id}`, or null if it is unavailable. */
export type ResolveImageUrl = (src: string) => string | null;

function renderElement(element: Element, key: number, resolveImageUrl: ResolveImageUrl): ReactNode {
  const tag = element.localName;
  const children = [...element.childNodes].map((child, index) => renderNode(child, index, resolveImageUrl));
  if (tag === 'img') {
    const src = resolveImageUrl(element.getAttribute('src') ?? '');
    const size = { width: numberOf(element, 'width'), height: numberOf(element, 'height') };
    return src && <img key={key} src={src} alt={element.getAttribute('alt') ?? ''} {...size} />;
  }
  // Renders links as text, because the console does not have the portal pages to which they may lead.
  if (tag === 'a') {
    return (
      <Box key={key} component="span" sx={{ color: 'primary.main', textDecoration: 'underline' }}>
        {children}
      </Box>
    );
  }
  if (!renderedTags.has(tag)) return children;
  const spans = { colSpan: numberOf(element, 'colspan'), rowSpan: numberOf(element, 'rowspan') };
  const start = tag === 'ol' ? { start: numberOf(element, 'start') } : {};
  const attributes = tag === 'th' || tag === 'td' ? spans : start;
  const direction = blockTags.has(tag) ? { dir: directionOf(element) } : {};
  return createElement(tag, { key, ...direction, ...attributes }, ...(children.length > 0 ? children : []));
}

function renderNode(node: ChildNode, key: number, resolveImageUrl: ResolveImageUrl): ReactNode {
  if (node instanceof Text) return node.data;
  return node instanceof Element ? renderElement(node, key, resolveImageUrl) : null;
}

const noImages: ResolveImageUrl = () => null;

interface ContentViewProps {
  html: string;
  resolveImageUrl?: ResolveImageUrl;
}

/** Renders sanitized HTML as React elements. Ignores unknown tags and attributes but keeps the text. */
export function ContentView({ html, resolveImageUrl = noImages }: ContentViewProps) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.childNodes].map((node, index) => renderNode(node, index, resolveImageUrl));
  }, [html, resolveImageUrl]);
  return <Box sx={contentSx}>{content}</Box>;
}
