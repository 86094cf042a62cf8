import { useState } from 'react';

interface Query<Data> {
  data?: Data;
  /** Of another address, while that of this one is on its way. */
  currentData?: Data;
  isFetching: boolean;
}

/** What was read since the screen opened: nobody begins to write on words that were read some time before. */
export function useOpenedDetail<Data>({ currentData, isFetching }: Query<Data>): Data | undefined {
  const [isFresh, setFresh] = useState(false);
  if (!isFresh && !isFetching && currentData) setFresh(true);
  return isFresh || !isFetching ? currentData : undefined;
}
