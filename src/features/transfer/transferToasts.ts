import { short, toasts, type ToastContent } from '../ui/toast';

/** Toasts about something are removed when the session changes: an import or export is private. */
const OWN_DATA = 'ownData';

/** What an export or an import reports. */
export const transferToasts = {
  /** The result of an import, shown long enough to be read. */
  imported: (text: string, isComplete: boolean): ToastContent => ({
    ...short,
    text,
    tone: isComplete ? 'info' : 'error',
    durationMs: 12_000,
    about: OWN_DATA,
  }),
  exported: (fileName: string): ToastContent => ({
    ...toasts.info(`Your data is in the file ${fileName}.`),
    name: fileName,
    about: OWN_DATA,
  }),
  /** An export or an import failed as a whole. */
  failed: (what: 'films' | 'data', done: 'exported' | 'imported', why: string): ToastContent =>
    toasts.failed(`Your ${what} could not be ${done}. ${why}`, OWN_DATA),
};
