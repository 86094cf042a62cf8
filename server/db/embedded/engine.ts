import path from 'node:path';
import type { Db } from '../database';
import type { Engine, Session } from '../engine';
import type { Report } from '../report';
import { unavailable } from '../failures';
import { Channels } from '../channels';
import { lockFolder } from './folderLock';
import { Link } from './link';
import { EmbeddedSession, runOn } from './session';
import { Turns } from '../turns';
import { startUpkeep } from './upkeep';

export interface EmbeddedLimits {
  /** How long a call waits for the transactions before it. */
  turnMs: number;
  statementMs: number;
  /** How long a transaction may do nothing. */
  idleMs: number;
  /** With less room on the disk than that, nothing is written: three pieces of the log, and what a transaction adds. */
  leastRoomBytes?: number;
}

const usualLimits = { turnMs: 30_000, statementMs: 60_000, idleMs: 60_000, leastRoomBytes: 64 * 2 ** 20 };

/** PGlite on a folder, for this process alone. When its thread dies, the next call opens it again. */
export async function openEmbedded(
  folder: string,
  report: Report,
  limits: EmbeddedLimits = usualLimits,
): Promise<EmbeddedEngine> {
  const lock = await lockFolder(folder);
  const engine = new EmbeddedEngine(path.join(folder, 'cluster'), lock.release, report, limits);
  try {
    await engine.open();
    return engine;
  } catch (error) {
    await lock.release();
    throw error;
  }
}

export class EmbeddedEngine implements Engine {
  readonly kind = 'embedded';
  readonly patienceMs: number;
  // There is one session: whoever waits for it is in line once for each company.
  readonly placesOfCompany = { open: 1, working: 1 };
  readonly #turns: Turns;
  readonly #channels = new Channels();
  #link: Promise<Link> | null = null;
  #hasOpened = false;
  #isClosed = false;
  #stopUpkeep: () => void = () => {};

  constructor(
    private readonly cluster: string,
    private readonly unlock: () => Promise<void>,
    private readonly report: Report,
    private readonly limits: EmbeddedLimits,
  ) {
    this.patienceMs = limits.turnMs;
    this.#turns = new Turns(limits.turnMs);
  }

  async open(): Promise<void> {
    await this.#connect();
    this.#stopUpkeep = startUpkeep((text) => this.#inTurn((link) => runOn(link, text)), this.report);
  }

  query: Db['query'] = <Row extends object>(text: string, values?: readonly unknown[]) =>
    this.#inTurn((link) => runOn<Row>(link, text, values, this.limits.statementMs));

  async begin(opening: string, statementMs = this.limits.statementMs): Promise<Session> {
    await this.#turns.take();
    try {
      const link = await this.#connected();
      await runOn(link, opening, undefined, statementMs);
      return new EmbeddedSession(link, () => this.#turns.give(), { ...this.limits, statementMs });
    } catch (error) {
      this.#turns.give();
      throw error;
    }
  }

  listen: Engine['listen'] = async (channel, heard, missed) => {
    if (this.#channels.add(channel, heard, missed)) await this.query(this.#channels.listening(channel));
    return async () => {
      if (this.#channels.remove(channel, heard) && !this.#isClosed) {
        await this.query(this.#channels.unlistening(channel));
      }
    };
  };

  close = async (): Promise<void> => {
    if (this.#isClosed) return;
    this.#stopUpkeep();
    // Whatever is open may finish; nothing new begins.
    await this.#turns.take();
    this.#isClosed = true;
    const link = await this.#link;
    await link?.close();
    await this.unlock();
    this.#turns.give();
  };

  async #inTurn<T>(work: (link: Link) => Promise<T>): Promise<T> {
    await this.#turns.take();
    try {
      return await work(await this.#connected());
    } finally {
      this.#turns.give();
    }
  }

  async #connected(): Promise<Link> {
    if (this.#isClosed) throw unavailable();
    try {
      return await (this.#link ?? this.#connect());
    } catch (error) {
      this.report(String(error));
      throw unavailable();
    }
  }

  #connect(): Promise<Link> {
    const { leastRoomBytes = usualLimits.leastRoomBytes } = this.limits;
    const opening = Link.open(
      { folder: this.cluster, leastRoomBytes },
      {
        notified: (channel, payload) => this.#channels.tell(channel, payload),
        died: () => (this.#link = null),
        report: this.report,
      },
    ).then(async (link) => {
      for (const channel of this.#channels.names()) await runOn(link, this.#channels.listening(channel));
      if (this.#hasOpened) this.#channels.tellMissed();
      this.#hasOpened = true;
      return link;
    });
    this.#link = opening;
    return opening;
  }
}
