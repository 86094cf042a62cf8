import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';
import * as texts from '@/texts/ui/editor';
import type { RichTextEditorProps } from './editorProps';

const RichTextEditor = lazy(() => loadWithRetry(() => import('./RichTextEditor')));

/** Loads the editor from a separate chunk because of its size. */
export const LazyEditor = (props: RichTextEditorProps) => (
  <Suspense
    fallback={<Skeleton role="status" variant="rounded" height={400} aria-label={texts.loadingTheEditor} />}
  >
    <RichTextEditor {...props} />
  </Suspense>
);
