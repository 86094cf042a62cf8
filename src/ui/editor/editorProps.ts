import type { Ref } from 'react';

/** A placeholder that the portal replaces with a company detail. */
export interface EditorVariable {
  name: string;
  label: string;
  /** The current value, or null if the company has none. */
  value: string | null;
}

interface StoredPicture {
  /** In the format `/images/{id}`. */
  src: string;
  width: number;
  height: number;
}

export interface EditorPictures {
  /** Returns the URL of a stored picture, or null if `src` is not one. */
  urlOf: (src: string) => string | null;
  /** Stores a file. Rejects with an `Error` whose message states why the upload failed. */
  upload: (file: File) => Promise<StoredPicture>;
}

interface EditorHandle {
  focus: () => void;
}

export interface RichTextEditorProps {
  label: string;
  html: string;
  onChange: (html: string) => void;
  variables: readonly EditorVariable[];
  /** Undefined if the content cannot contain pictures. */
  pictures?: EditorPictures;
  describedBy?: string;
  isInvalid?: boolean;
  /** The language of the text, as a BCP 47 tag. Defaults to the console's. */
  lang?: string;
  ref?: Ref<EditorHandle>;
}
