import { useEffect, useState } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { useUploadFullLogoMutation, useUploadSquareLogoMutation } from '@/api/filesApi';
import { apiBase } from '@/config/env';
import { useRemoveLogoMutation } from './brandingApi';

interface StagedLogo {
  /** Null removes the logo. */
  file: File | null;
  url: string | null;
  /**
   * The saved path when the change was sent, or undefined before that. The staged image is shown until the
   * server returns another path.
   */
  replacedPath?: string | null;
}

interface SavedLogos {
  squareLogoUrl?: string | null;
  fullLogoUrl?: string | null;
}

/** Stages changes of both logos, and sends them when the form is saved. */
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
    /** Sends the staged changes. Resolves to whether all of them were saved. */
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

type SendLogo = (file: File | null) => Promise<{ error?: unknown }>;

function useStagedLogo(savedPath: string | null, send: SendLogo) {
  const [staged, setStaged] = useState<StagedLogo | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const url = staged?.url ?? null;
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );

  const isSent = staged?.replacedPath !== undefined;
  const isShown = staged !== null && (!isSent || staged.replacedPath === savedPath);
  const savedSrc = savedPath && apiBase + savedPath;
  const src = isShown ? staged.url : savedSrc;
  const stage = (next: StagedLogo | null) => {
    setError(null);
    setStaged(next);
  };

  async function save(): Promise<boolean> {
    if (!staged || isSent) return true;
    setBusy(true);
    const result = await send(staged.file);
    setBusy(false);
    if (result.error === undefined) stage({ ...staged, replacedPath: savedPath });
    else setError(fieldErrors(result.error).file ?? errorMessage(result.error));
    return result.error === undefined;
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
      // Discards a staged file, or stages the removal of the saved logo.
      remove: () => stage(staged?.file && !isSent ? null : { file: null, url: null }),
    },
  };
}
