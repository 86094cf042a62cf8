import { useState } from 'react';

interface Query<Data> {
  data?: Data;
  /**
   * Undefined while the data for the current arguments loads. Meanwhile, `data` contains the previous data.
   */
  currentData?: Data;
  isFetching: boolean;
}

/**
 * Returns data fetched since the screen opened, so that edits never start from an outdated version. Returns
 * undefined until it is loaded.
 */
export function useFreshDetail<Data>({ currentData, isFetching }: Query<Data>): Data | undefined {
  const [isFresh, setFresh] = useState(false);
  if (!isFresh && !isFetching && currentData) setFresh(true);
  return isFresh || !isFetching ? currentData : undefined;
}
