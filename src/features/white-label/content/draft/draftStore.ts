import * as z from 'zod/mini';
import {
  errorMessage,
  fieldErrors,
  isApiError,
  isTransient,
  type Stale,
  staleConflictOf,
} from '@/api/errors';

const contentFields = z.object({ title: z.string(), summary: z.string(), html: z.string() });

/** The editable content of a legal page or quick guide. Legal pages have no summary. */
export type ContentFields = z.infer<typeof contentFields>;

export const isSameContent = (a: ContentFields, b: ContentFields): boolean =>
  a.title === b.title && a.summary === b.summary && a.html === b.html;

// Storage may be disabled or full. Editing continues without it.
function ignoreErrors<Result>(operation: () => Result): Result | null {
  try {
    return operation();
  } catch {
    return null;
  }
}

/** Stores unsaved text in this browser, so that it survives a lost connection and a closed tab. */
const unsavedDraftStorage = (draftId: string) => {
  const key = `livery.typing.${draftId}`;
  return {
    read: (): ContentFields | null =>
      ignoreErrors(() => contentFields.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))),
    write: (content: ContentFields) =>
      void ignoreErrors(() => localStorage.setItem(key, JSON.stringify(content))),
    remove: () => void ignoreErrors(() => localStorage.removeItem(key)),
  };
};

export interface DraftState {
  content: ContentFields;
  status: 'Saved' | 'Typing' | 'Saving' | 'Unreachable' | 'Refused';
  /** Time of the last save on this screen. */
  savedAt: Date | null;
  /** Server errors by field. */
  fields: Record<string, string>;
  message: string | null;
  /** Set if another operator saved first. Nothing is saved until the operator chooses a version. */
  stale: Stale | null;
  /** Text from an earlier visit that was never saved on the server. */
  unsaved: ContentFields | null;
  /** Increments when the content is replaced from outside the editor. */
  revision: number;
}

export type SaveResult = { lockVersion: number } | { error: unknown };

export interface DraftStoreOptions {
  /** Identifies the draft in this browser. */
  draftId: string;
  content: ContentFields;
  lockVersion: number;
  save: (content: ContentFields, lockVersion: number) => Promise<SaveResult>;
}

const debounceMs = 700;
const retryMs = 4000;

const noErrors = { fields: {}, message: null, stale: null } as const;

/**
 * Saves edits after a debounce, one request at a time, and retries while the server is unreachable. Stores
 * unsaved edits in the browser.
 */
export class DraftStore {
  private state: DraftState;
  private lockVersion: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pendingSave: Promise<void> | null = null;
  private readonly storage: ReturnType<typeof unsavedDraftStorage>;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: DraftStoreOptions) {
    this.storage = unsavedDraftStorage(options.draftId);
    const unsaved = this.storage.read();
    this.lockVersion = options.lockVersion;
    this.state = {
      ...noErrors,
      content: options.content,
      status: 'Saved',
      savedAt: null,
      unsaved: unsaved && !isSameContent(unsaved, options.content) ? unsaved : null,
      revision: 0,
    };
  }

  readonly getState = (): DraftState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    const onOnline = () => this.state.status === 'Unreachable' && void this.flush();
    window.addEventListener('online', onOnline);
    return () => {
      this.listeners.delete(listener);
      window.removeEventListener('online', onOnline);
    };
  };

  edit(change: Partial<ContentFields>): void {
    const content = { ...this.state.content, ...change };
    if (isSameContent(content, this.state.content)) return;
    this.storage.write(content);
    this.setState({
      content,
      status: this.state.status === 'Saving' ? 'Saving' : 'Typing',
      fields: {},
      message: null,
    });
    this.scheduleSave(debounceMs);
  }

  /** Saves pending edits immediately. Resolves to whether everything is saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    // Edits made during a request need another save.
    for (let attempt = 0; attempt < 3 && this.state.status !== 'Saved' && !this.state.stale; attempt += 1) {
      this.pendingSave ??= this.saveOnce().finally(() => (this.pendingSave = null));
      await this.pendingSave;
      if (this.state.status === 'Unreachable' || this.state.status === 'Refused') break;
    }
    return this.state.status === 'Saved';
  }

  /** Replaces the content, including unsaved edits, with a restored version or another operator's version. */
  replace(content: ContentFields, lockVersion: number): void {
    clearTimeout(this.timer);
    this.storage.remove();
    this.lockVersion = lockVersion;
    const revision = this.state.revision + 1;
    this.setState({ ...noErrors, content, status: 'Saved', revision });
  }

  /** Applies a newer version from the server unless there are unsaved edits. */
  applyUpdate(content: ContentFields, lockVersion: number): void {
    if (this.state.status !== 'Saved' || lockVersion <= this.lockVersion) return;
    if (isSameContent(content, this.state.content)) this.lockVersion = lockVersion;
    else this.replace(content, lockVersion);
  }

  /** Overwrites the version that another operator saved. */
  async overwrite(lockVersion: number): Promise<void> {
    this.lockVersion = lockVersion;
    this.setState({ stale: null, status: 'Typing' });
    await this.flush();
  }

  restoreUnsaved(): void {
    const { unsaved, revision } = this.state;
    if (!unsaved) return;
    this.setState({ unsaved: null, revision: revision + 1 });
    this.edit(unsaved);
  }

  discardUnsaved(): void {
    if (this.state.status === 'Saved') this.storage.remove();
    this.setState({ unsaved: null });
  }

  get version(): number {
    return this.lockVersion;
  }

  private setState(change: Partial<DraftState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }

  private scheduleSave(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private async saveOnce(): Promise<void> {
    const sent = this.state.content;
    this.setState({ status: 'Saving' });
    const result = await this.options.save(sent, this.lockVersion);
    if ('lockVersion' in result) this.handleSaved(sent, result.lockVersion);
    else this.handleFailure(result.error);
  }

  private handleSaved(sent: ContentFields, lockVersion: number): void {
    this.lockVersion = lockVersion;
    const isComplete = isSameContent(sent, this.state.content);
    if (isComplete) this.storage.remove();
    this.setState({ ...noErrors, status: isComplete ? 'Saved' : 'Typing', savedAt: new Date() });
    if (!isComplete) this.scheduleSave(debounceMs);
  }

  private handleFailure(error: unknown): void {
    const stale = staleConflictOf(error);
    if (stale) return this.setState({ stale, status: 'Refused' });
    if (!isApiError(error) || isTransient(error)) {
      this.setState({ status: 'Unreachable' });
      return this.scheduleSave(retryMs);
    }
    this.setState({ status: 'Refused', fields: fieldErrors(error), message: errorMessage(error) });
  }
}
