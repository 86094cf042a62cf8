import { useSelector } from 'react-redux';
import type { api } from './base';

type ApiState = Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>;

/** Whether this console is sending anything that is to be kept: a form may take several requests to save. */
export const useIsSaving = (): boolean =>
  useSelector((state: ApiState) =>
    Object.values(state.api.mutations).some((mutation) => mutation?.status === 'pending'),
  );
