import { useUploadClientImportMutation } from '@/api/filesApi';
import { useCancelClientImportMutation } from '../clientImportApi';
import type { Encoding } from './encodings';

export interface ReadAgain {
  read: (encoding: Encoding) => Promise<void>;
  error: unknown;
  isReading: boolean;
}

interface Options {
  id: string;
  /** Null after a reload. */
  file: File | null;
  onRead: (id: string) => void;
  onFileNeeded: (encoding: Encoding) => void;
}

/** Reads the file again in another encoding, in place of the import with this id. */
export function useReadAgain({ id, file, onRead, onFileNeeded }: Options): ReadAgain {
  const [upload, { error, isLoading }] = useUploadClientImportMutation();
  const [cancel] = useCancelClientImportMutation();

  const read = async (encoding: Encoding) => {
    if (!file) return onFileNeeded(encoding);
    const answer = await upload({ encoding, body: { file } });
    if (!answer.data) return;
    onRead(answer.data.id);
    // An import that is not canceled is deleted after 30 days, so a failure is not reported.
    await cancel({ id });
  };
  return { read, error, isReading: isLoading };
}
