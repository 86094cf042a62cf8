import { useRef } from 'react';
import { apiBase } from '@/config/env';
import { useObjectUrl } from '@/lib/useObjectUrl';
import { errorMessage, fieldErrors } from './errors';
import { useUploadFullLogoMutation, useUploadSquareLogoMutation } from './filesApi';

/** Paths below the API's base URL, or null before the first upload. */
interface SavedLogos {
  squareLogoUrl?: string | null;
  fullLogoUrl?: string | null;
}

export function useLogos({ squareLogoUrl = null, fullLogoUrl = null }: SavedLogos) {
  const square = useUploadSquareLogoMutation();
  const full = useUploadFullLogoMutation();
  const squareLogo = useLogo(square, squareLogoUrl);
  const fullLogo = useLogo(full, fullLogoUrl);

  return {
    square: squareLogo.logo,
    full: fullLogo.logo,
    /** Resolves when no upload is pending. */
    waitForUploads: () => Promise.all([squareLogo.sending.current, fullLogo.sending.current]),
  };
}

type Upload = ReturnType<typeof useUploadSquareLogoMutation>;

function useLogo([send, { error, isLoading }]: Upload, savedPath: string | null) {
  const [picked, setPicked] = useObjectUrl();
  const sending = useRef(Promise.resolve());

  const upload = async (file: File) => {
    const result = await send({ file });
    if (result.data) setPicked(file);
  };
  return {
    sending,
    logo: {
      src: picked ?? (savedPath && `${apiBase}${savedPath}`),
      isBusy: isLoading,
      error: error ? (fieldErrors(error).file ?? errorMessage(error)) : null,
      upload: (file: File) => {
        sending.current = upload(file);
      },
    },
  };
}
