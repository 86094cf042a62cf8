import { readFile, readdir, readlink } from 'node:fs/promises';
import path from 'node:path';
import { percentile } from '../../measure';
import type { Inspected } from './inspected';

/** What is watched, each by its name in the figures. */
export const measures = ['rssBytes', 'heapBytes', 'files', 'resources', 'connections'] as const;
export type Measure = (typeof measures)[number];
export type Sample = Record<Measure, number> & { atMs: number };

export interface Watched {
  processId: number;
  inspected: Inspected;
  /** Connections to the database server; none where there is no server. */
  connections(): Promise<number>;
}

async function residentBytes(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

const tablesOf = path.join(path.sep, 'database', 'cluster', path.sep);

/** Beside those of the embedded database's tables, each of which it opens once it is used, and keeps. */
async function openFiles(processId: number): Promise<number> {
  const folder = `/proc/${processId}/fd`;
  const names = await readdir(folder);
  const files = await Promise.all(names.map((name) => readlink(path.join(folder, name)).catch(() => null)));
  return files.filter((file) => file !== null && !file.includes(tablesOf)).length;
}

export async function takeSample({ processId, inspected, connections }: Watched): Promise<Sample> {
  return {
    atMs: performance.now(),
    heapBytes: await inspected.heapUsed(),
    rssBytes: await residentBytes(processId),
    files: await openFiles(processId),
    resources: await inspected.activeResources(),
    connections: await connections(),
  };
}

/** How a measure went while everything was warm: over the last two thirds of the samples. */
export interface Course {
  middle: number;
  /** Of the middle one of all slopes between two samples, so that a few that stand out say nothing. */
  growthPerHour: number;
}

const hourMs = 60 * 60_000;

export function courseOf(samples: readonly Sample[], measure: Measure): Course {
  const warm = samples.slice(Math.floor(samples.length / 3));
  const slopes = warm.flatMap((one, at) =>
    warm.slice(at + 1).map((other) => (other[measure] - one[measure]) / (other.atMs - one.atMs)),
  );
  const values = warm.map((sample) => sample[measure]);
  return { middle: percentile(values, 0.5), growthPerHour: percentile(slopes, 0.5) * hourMs };
}
