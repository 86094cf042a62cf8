import { useEffect, useState } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { useUploadFullLogoMutation, useUploadSquareLogoMutation } from '@/api/filesApi';
import { apiBase } from '@/config/env';
import { useRemoveLogoMutation } from './brandingApi';

interface Staged {
  /** Null is a logo to be removed. */
  file: File | null;
  url: string | null;
  /** What was saved when this was sent: until the server names another one, this is shown. */
  sentOver?: string | null;
}

interface SavedLogos {
  squareLogoUrl?: string | null;
  fullLogoUrl?: string | null;
}

/** Both logos as they are to become: chosen or removed at once, sent when the form is saved. */
export function useStagedLogos(saved: SavedLogos | null) {
  const [removeLogo] = useRemoveLogoMutation();
  const [sendSquare] = useUploadSquareLogoMutation();
  const [sendFull] = useUploadFullLogoMutation();
  const square = useStagedLogo(saved?.squareLogoUrl ?? null, (file) =>
    file ? sendSquare({ file }) : removeLogo({ kind: 'SquareLogo' }),
  );
  const full = useStagedLogo(saved?.fullLogoUrl ?? null, (file) =>
    file ? sendFull({ file }) : removeLogo({ kind: 'FullLogo' }),
  );

  return {
    square: square.logo,
    full: full.logo,
    isDirty: square.isDirty || full.isDirty,
    /** Whether all that was chosen has been taken. */
    save: async () => {
      const isSquareSaved = await square.save();
      return (await full.save()) && isSquareSaved;
    },
    reset: () => {
      square.reset();
      full.reset();
    },
  };
}

type Send = (file: File | null) => Promise<{ error?: unknown }>;

function useStagedLogo(savedPath: string | null, send: Send) {
  const [staged, setStaged] = useState<Staged | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const url = staged?.url ?? null;
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );

  const isSent = staged?.sentOver !== undefined;
  const isShown = staged !== null && (!isSent || staged.sentOver === savedPath);
  const savedSrc = savedPath && apiBase + savedPath;
  const src = isShown ? staged.url : savedSrc;
  const stage = (next: Staged | null) => {
    setError(null);
    setStaged(next);
  };

  async function save(): Promise<boolean> {
    if (!staged || isSent) return true;
    setBusy(true);
    const answer = await send(staged.file);
    setBusy(false);
    if (answer.error === undefined) stage({ ...staged, sentOver: savedPath });
    else setError(fieldErrors(answer.error).file ?? errorMessage(answer.error));
    return answer.error === undefined;
  }

  return {
    isDirty: staged !== null && !isSent,
    save,
    reset: () => stage(null),
    logo: {
      src,
      isBusy,
      error,
      upload: (file: File) => stage({ file, url: URL.createObjectURL(file) }),
      // What was only chosen is given up; what is saved is to be removed.
      remove: () => stage(staged?.file && !isSent ? null : { file: null, url: null }),
    },
  };
}
