import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { loadPatiently } from '@/lib/loadPatiently';
import * as texts from '@/texts/ui/editor';
import type { RichTextEditorProps } from './editorProps';

const RichTextEditor = lazy(() => loadPatiently(() => import('./RichTextEditor')));

/** The editor, which is large and comes in a file of its own. */
export const LazyEditor = (props: RichTextEditorProps) => (
  <Suspense
    fallback={<Skeleton role="status" variant="rounded" height={400} aria-label={texts.loadingTheEditor} />}
  >
    <RichTextEditor {...props} />
  </Suspense>
);
