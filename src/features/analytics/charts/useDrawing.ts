import { useEffect, useState, type ComponentType } from 'react';
import type { Chart } from './chart';

type DrawingComponent = ComponentType<{ chart: Chart; height: number }>;
type Progress = { Drawing: DrawingComponent } | { error: unknown } | null;

let loaded: Progress = null;

/** The library that draws is large, and comes after the numbers. */
export function useDrawing() {
  const [progress, setProgress] = useState(loaded);

  useEffect(() => {
    if (progress) return;
    let isGone = false;
    import('./Drawing').then(
      ({ default: Drawing }) => {
        loaded = { Drawing };
        if (!isGone) setProgress(loaded);
      },
      (error: unknown) => !isGone && setProgress({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [progress]);

  return { progress, retry: () => setProgress(null) };
}
