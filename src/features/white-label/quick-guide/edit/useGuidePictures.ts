import { useMemo } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { useUploadGuideImageMutation } from '@/api/filesApi';
import { apiBase } from '@/config/env';
import type { EditorPictures } from '@/ui/editor/editorProps';

/** Where the pictures of guides are to be had, and how more of them are kept. */
export function useGuidePictures(imageQuery: string): EditorPictures {
  const [upload] = useUploadGuideImageMutation();
  return useMemo(
    () => ({
      urlOf: (src) => (src.startsWith('/images/') ? `${apiBase}/quick-guides${src}?${imageQuery}` : null),
      upload: async (file) => {
        const answer = await upload({ file });
        if (!answer.data) throw new Error(fieldErrors(answer.error)['file'] ?? errorMessage(answer.error));
        const { version, width, height } = answer.data;
        return { src: `/images/${version}`, width, height };
      },
    }),
    [imageQuery, upload],
  );
}
