import { useLingui } from '@lingui/react/macro';
import Skeleton from '@mui/material/Skeleton';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';

/** Loads a component of this folder from a separate chunk because of the size of the calendar's library. */
function lazyDays<Props extends object>(load: () => Promise<ComponentType<Props>>, heightPx: number) {
  const Loaded = lazy(async () => ({ default: await loadWithRetry(load) }));
  return function LazyDays(props: ComponentProps<typeof Loaded>) {
    const { t } = useLingui();
    return (
      <Suspense
        fallback={
          <Skeleton role="status" variant="rounded" height={heightPx} aria-label={t`Loading calendar`} />
        }
      >
        <Loaded {...props} />
      </Suspense>
    );
  };
}

export const LazyDayField = lazyDays(() => import('./DayField').then(({ DayField }) => DayField), 62);

export const LazyDayRangeFields = lazyDays(
  () => import('./DayRangeFields').then(({ DayRangeFields }) => DayRangeFields),
  412,
);
