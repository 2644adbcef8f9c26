interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

/** The build variables; the README's table says what each does. */
interface ImportMetaEnv {
  readonly VITE_API_DELAY_MS?: string;
  readonly VITE_API_TRANSPORT?: 'page' | 'worker';
  readonly VITE_SEED_POSTS?: string;
  readonly VITE_SEED_FILM_POSTS?: string;
  readonly VITE_SEED_REPLIES?: string;
  readonly VITE_SEED_NOTIFICATIONS?: string;
  readonly VITE_SEED_USERS?: string;
  readonly VITE_FAULTS?: 'on' | 'panel';
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
