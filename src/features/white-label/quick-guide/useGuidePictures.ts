import { useMemo } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { useUploadGuideImageMutation } from '@/api/filesApi';
import { apiBase } from '@/config/env';
import type { EditorPictures } from '@/ui/editor/editorProps';

/** Returns the pictures of guides. `imageQuery` is the API's signed query, which opens them. */
export function useGuidePictures(imageQuery: string): EditorPictures {
  const [upload] = useUploadGuideImageMutation();
  return useMemo(
    () => ({
      urlOf: (src) => (src.startsWith('/images/') ? `${apiBase}/quick-guides${src}?${imageQuery}` : null),
      upload: async (file) => {
        const result = await upload({ file });
        if (!result.data) throw new Error(fieldErrors(result.error)['file'] ?? errorMessage(result.error));
        const { version, width, height } = result.data;
        return { src: `/images/${version}`, width, height };
      },
    }),
    [imageQuery, upload],
  );
}
