import { useLingui } from '@lingui/react/macro';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';
import type { RichTextEditorProps } from './editorProps';

const RichTextEditor = lazy(() => loadWithRetry(() => import('./RichTextEditor')));

/** Loads the editor from a separate chunk because of its size. */
export const LazyEditor = (props: RichTextEditorProps) => {
  const { t } = useLingui();
  return (
    <Suspense
      fallback={<Skeleton role="status" variant="rounded" height={400} aria-label={t`Loading editor`} />}
    >
      <RichTextEditor {...props} />
    </Suspense>
  );
};
