import type { StorageListener, StorageReport } from '../src/domain/backend';

/** Tells whoever listens where the data lives; the latest news is for latecomers too. */
export function createStorageNews(): {
  tell(report: StorageReport): Promise<void>;
  listen(listener: StorageListener): void;
} {
  const listeners: StorageListener[] = [];
  let latest: StorageReport | undefined;
  return {
    async tell(report) {
      if (latest?.found === report.found && latest.kept === report.kept) return;
      latest = report;
      await Promise.all(listeners.map(async (listener) => listener(report)));
    },
    listen(listener) {
      listeners.push(listener);
      if (latest) void listener(latest);
    },
  };
}
