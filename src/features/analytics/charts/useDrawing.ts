import { useEffect, useState, type ComponentType } from 'react';
import type { Chart } from './chart';

type DrawingComponent = ComponentType<{ chart: Chart; height: number }>;
type Progress = { Drawing: DrawingComponent } | { error: unknown } | null;

let loaded: Progress = null;

/**
 * Loads the drawing component on demand, because the chart library is large. `retry` loads it again after an
 * error.
 */
export function useDrawing() {
  const [progress, setProgress] = useState(loaded);

  useEffect(() => {
    if (progress) return;
    let isCanceled = false;
    import('./Drawing').then(
      ({ default: Drawing }) => {
        loaded = { Drawing };
        if (!isCanceled) setProgress(loaded);
      },
      (error: unknown) => !isCanceled && setProgress({ error }),
    );
    return () => {
      isCanceled = true;
    };
  }, [progress]);

  return { progress, retry: () => setProgress(null) };
}
