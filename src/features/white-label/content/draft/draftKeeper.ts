import { errorMessage, fieldErrors, isApiError, isTransient, type Conflict } from '@/api/errors';
import type { KeptTyping } from './keptTyping';
import { isSame, type Words } from '../words';

export type Stale = Extract<Conflict, { kind: 'Stale' }>;

export interface DraftState {
  words: Words;
  status: 'Saved' | 'Typing' | 'Saving' | 'Unreachable' | 'Refused';
  /** When something was last saved here. */
  savedAt: Date | null;
  /** What the server says of single fields. */
  fields: Record<string, string>;
  message: string | null;
  /** Somebody else has saved meanwhile: nothing is saved until it is decided whose words stay. */
  stale: Stale | null;
  /** What was typed here earlier and never saved. */
  kept: Words | null;
  /** Counts up when other words than those typed take their place. */
  revision: number;
}

export type SaveAnswer = { lockVersion: number } | { error: unknown };

interface Keeping {
  words: Words;
  lockVersion: number;
  save: (words: Words, lockVersion: number) => Promise<SaveAnswer>;
  typing: KeptTyping;
}

const restMs = 700;
const againMs = 4000;

const staleIn = (error: unknown): Stale | null =>
  isApiError(error) && error.conflict?.kind === 'Stale' ? error.conflict : null;

const quiet = { fields: {}, message: null, stale: null } as const;

/** Saves what is typed as soon as typing rests, one save after the other, and loses none of it. */
export class DraftKeeper {
  private state: DraftState;
  private lockVersion: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saving: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly keeping: Keeping) {
    const kept = keeping.typing.read();
    this.lockVersion = keeping.lockVersion;
    this.state = {
      ...quiet,
      words: keeping.words,
      status: 'Saved',
      savedAt: null,
      kept: kept && !isSame(kept, keeping.words) ? kept : null,
      revision: 0,
    };
  }

  readonly look = (): DraftState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    const onOnline = () => this.state.status === 'Unreachable' && void this.flush();
    window.addEventListener('online', onOnline);
    return () => {
      this.listeners.delete(listener);
      window.removeEventListener('online', onOnline);
    };
  };

  type(change: Partial<Words>): void {
    const words = { ...this.state.words, ...change };
    if (isSame(words, this.state.words)) return;
    this.keeping.typing.keep(words);
    this.show({
      words,
      status: this.state.status === 'Saving' ? 'Saving' : 'Typing',
      fields: {},
      message: null,
    });
    this.later(restMs);
  }

  /** Saves now what is not saved yet, and says whether all of it is. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    // What was typed while a save was on its way needs another one.
    for (let tries = 0; tries < 3 && this.state.status !== 'Saved' && !this.state.stale; tries += 1) {
      this.saving ??= this.push().finally(() => (this.saving = null));
      await this.saving;
      if (this.state.status === 'Unreachable' || this.state.status === 'Refused') break;
    }
    return this.state.status === 'Saved';
  }

  /** Other words take the place of what is there: a version that was brought back, or somebody else's. */
  replace(words: Words, lockVersion: number): void {
    clearTimeout(this.timer);
    this.keeping.typing.forget();
    this.lockVersion = lockVersion;
    const revision = this.state.revision + 1;
    this.show({ ...quiet, words, status: 'Saved', revision });
  }

  /** The same where nobody types: news of what somebody else saved. */
  follow(words: Words, lockVersion: number): void {
    if (this.state.status !== 'Saved' || lockVersion <= this.lockVersion) return;
    if (isSame(words, this.state.words)) this.lockVersion = lockVersion;
    else this.replace(words, lockVersion);
  }

  /** Saves over what somebody else has saved. */
  async keepMine(lockVersion: number): Promise<void> {
    this.lockVersion = lockVersion;
    this.show({ stale: null, status: 'Typing' });
    await this.flush();
  }

  bringBack(): void {
    const { kept, revision } = this.state;
    if (!kept) return;
    this.show({ kept: null, revision: revision + 1 });
    this.type(kept);
  }

  throwAway(): void {
    if (this.state.status === 'Saved') this.keeping.typing.forget();
    this.show({ kept: null });
  }

  get version(): number {
    return this.lockVersion;
  }

  private show(change: Partial<DraftState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private async push(): Promise<void> {
    const sent = this.state.words;
    this.show({ status: 'Saving' });
    const answer = await this.keeping.save(sent, this.lockVersion);
    if ('lockVersion' in answer) this.saved(sent, answer.lockVersion);
    else this.failed(answer.error);
  }

  private saved(sent: Words, lockVersion: number): void {
    this.lockVersion = lockVersion;
    const isAll = isSame(sent, this.state.words);
    if (isAll) this.keeping.typing.forget();
    this.show({ ...quiet, status: isAll ? 'Saved' : 'Typing', savedAt: new Date() });
    if (!isAll) this.later(restMs);
  }

  private failed(error: unknown): void {
    const stale = staleIn(error);
    if (stale) return this.show({ stale, status: 'Refused' });
    if (!isApiError(error) || isTransient(error)) {
      this.show({ status: 'Unreachable' });
      return this.later(againMs);
    }
    this.show({ status: 'Refused', fields: fieldErrors(error), message: errorMessage(error) });
  }
}
