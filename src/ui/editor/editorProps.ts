/** What a text can leave to the company's details. */
export interface OfferedVariable {
  name: string;
  label: string;
  /** How it reads now; null where it has no value. */
  value: string | null;
}

interface StoredPicture {
  /** `/images/{id}`. */
  src: string;
  width: number;
  height: number;
}

export interface EditorPictures {
  /** Where a stored picture is to be had. */
  urlOf: (src: string) => string | null;
  /** Keeps a file; throws an Error whose message says why it is refused. */
  upload: (file: File) => Promise<StoredPicture>;
}

export interface RichTextEditorProps {
  label: string;
  html: string;
  onChange: (html: string) => void;
  variables: readonly OfferedVariable[];
  /** Left out where a text has no pictures. */
  pictures?: EditorPictures;
  describedBy?: string;
}
