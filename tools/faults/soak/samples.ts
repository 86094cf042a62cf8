import { readFile, readdir, readlink } from 'node:fs/promises';
import path from 'node:path';
import { percentile } from '../../bench/measure';
import type { InspectedProcess } from './inspectProcess';

export const measures = ['rssBytes', 'heapBytes', 'files', 'resources', 'connections'] as const;
export type Measure = (typeof measures)[number];
export type Sample = Record<Measure, number> & { atMs: number };

export interface MonitoredProcess {
  processId: number;
  inspected: InspectedProcess;
  /** Returns the number of connections to the database server, or 0 without a server. */
  connections(): Promise<number>;
}

async function residentBytes(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

const clusterFolder = path.join(path.sep, 'database', 'cluster', path.sep);

/**
 * Returns the number of open file descriptors. Excludes the embedded database's table files, which it opens
 * on first use and never closes.
 */
async function openFiles(processId: number): Promise<number> {
  const folder = `/proc/${processId}/fd`;
  const names = await readdir(folder);
  const files = await Promise.all(names.map((name) => readlink(path.join(folder, name)).catch(() => null)));
  return files.filter((file) => file !== null && !file.includes(clusterFolder)).length;
}

export async function takeSample({ processId, inspected, connections }: MonitoredProcess): Promise<Sample> {
  return {
    atMs: performance.now(),
    heapBytes: await inspected.heapUsed(),
    rssBytes: await residentBytes(processId),
    files: await openFiles(processId),
    resources: await inspected.activeResources(),
    connections: await connections(),
  };
}

/** The trend of a measure after warm-up, over the last two thirds of the samples. */
export interface Trend {
  median: number;
  /** The median of the slopes between all pairs of samples, which is robust to outliers. */
  growthPerHour: number;
}

const hourMs = 60 * 60_000;

export function computeTrend(samples: readonly Sample[], measure: Measure): Trend {
  const warm = samples.slice(Math.floor(samples.length / 3));
  const slopes = warm.flatMap((earlier, index) =>
    warm.slice(index + 1).map((later) => (later[measure] - earlier[measure]) / (later.atMs - earlier.atMs)),
  );
  const values = warm.map((sample) => sample[measure]);
  return { median: percentile(values, 0.5), growthPerHour: percentile(slopes, 0.5) * hourMs };
}
