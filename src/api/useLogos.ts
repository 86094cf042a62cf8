import { useEffect } from 'react';
import { apiBase } from '@/config/env';
import { useObjectUrl } from '@/lib/useObjectUrl';
import { selectAccessToken } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { errorMessage, fieldErrors } from './errors';
import { useUploadFullLogoMutation, useUploadSquareLogoMutation } from './filesApi';
import { useGetThemeSetupQuery } from './sessionApi';
import { authorization } from './transport';

/** Both logos of the company: what to show, how to replace them, and why one was refused. */
export function useLogos() {
  const { data, isSuccess } = useGetThemeSetupQuery();
  const square = useUploadSquareLogoMutation();
  const full = useUploadFullLogoMutation();
  const saved = data?.themeSetup;
  const isUnsaved = isSuccess && !saved;

  return {
    square: useLogo(square, saved?.squareLogoUrl ?? null, useStoredLogo('square-logo', isUnsaved)),
    full: useLogo(full, saved?.fullLogoUrl ?? null, useStoredLogo('full-logo', isUnsaved)),
  };
}

type Upload = ReturnType<typeof useUploadSquareLogoMutation>;

function useLogo([send, { error, isLoading }]: Upload, savedPath: string | null, stored: string | null) {
  const [picked, setPicked] = useObjectUrl();

  const upload = async (file: File) => {
    const answer = await send({ file });
    if (answer.data) setPicked(file);
  };
  return {
    src: picked ?? (savedPath ? `${apiBase}${savedPath}` : stored),
    isBusy: isLoading,
    error: error ? (fieldErrors(error).file ?? errorMessage(error)) : null,
    upload,
  };
}

// Until the title and the colour are saved there is no theme setup to carry the logos' addresses.
function useStoredLogo(name: 'square-logo' | 'full-logo', isWanted: boolean): string | null {
  const accessToken = useAppSelector(selectAccessToken);
  const [src, show] = useObjectUrl();

  useEffect(() => {
    if (!isWanted) return;
    const request = new AbortController();
    fetch(`${apiBase}/theme-setups/${name}`, {
      headers: { Authorization: authorization(accessToken) },
      signal: request.signal,
    })
      .then(async (response) => {
        if (response.ok) show(await response.blob());
      })
      .catch(() => undefined);
    return () => request.abort();
  }, [name, isWanted, accessToken, show]);

  return src;
}
