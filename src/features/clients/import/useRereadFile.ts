import { useUploadClientImportMutation } from '@/api/filesApi';
import { useCancelClientImportMutation } from '../clientImportApi';
import type { Encoding } from './importOptions';

export interface RereadFile {
  read: (encoding: Encoding) => Promise<void>;
  error: unknown;
  isReading: boolean;
}

interface Options {
  id: string;
  /** Null after a page reload. */
  file: File | null;
  onRead: (id: string) => void;
  onFileNeeded: (encoding: Encoding) => void;
}

/**
 * Returns `read`, which uploads the file again in another encoding and cancels the import with this id. After
 * a page reload, `read` asks for the file instead.
 */
export function useRereadFile({ id, file, onRead, onFileNeeded }: Options): RereadFile {
  const [upload, { error, isLoading }] = useUploadClientImportMutation();
  const [cancel] = useCancelClientImportMutation();

  const read = async (encoding: Encoding) => {
    if (!file) return onFileNeeded(encoding);
    const result = await upload({ encoding, body: { file } });
    if (!result.data) return;
    onRead(result.data.id);
    // Unfinished imports are deleted after 30 days, so a failed cancellation is not reported.
    await cancel({ id });
  };
  return { read, error, isReading: isLoading };
}
