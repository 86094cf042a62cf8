import { useEffect, useRef } from 'react';
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
  const squareLogo = useLogo(square, saved?.squareLogoUrl ?? null, useStoredLogo('square-logo', isUnsaved));
  const fullLogo = useLogo(full, saved?.fullLogoUrl ?? null, useStoredLogo('full-logo', isUnsaved));

  return {
    square: squareLogo.logo,
    full: fullLogo.logo,
    /** Resolves once no upload is under way. */
    settled: () => Promise.all([squareLogo.sending.current, fullLogo.sending.current]),
  };
}

type Upload = ReturnType<typeof useUploadSquareLogoMutation>;

function useLogo([send, { error, isLoading }]: Upload, savedPath: string | null, stored: string | null) {
  const [picked, setPicked] = useObjectUrl();
  const sending = useRef(Promise.resolve());

  const upload = async (file: File) => {
    const answer = await send({ file });
    if (answer.data) setPicked(file);
  };
  return {
    sending,
    logo: {
      src: picked ?? (savedPath ? `${apiBase}${savedPath}` : stored),
      isBusy: isLoading,
      error: error ? (fieldErrors(error).file ?? errorMessage(error)) : null,
      upload: (file: File) => {
        sending.current = upload(file);
      },
    },
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
