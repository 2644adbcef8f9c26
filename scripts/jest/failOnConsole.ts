import { format } from 'node:util';

/** Fails every test that logs an error or a warning. A test that expects one replaces the method with its own spy. */
const complaints: string[] = [];

function collect(...args: unknown[]): void {
  complaints.push(format(...args));
}

beforeEach(() => {
  complaints.length = 0;
  console.error = collect;
  console.warn = collect;
});

afterEach(() => {
  if (complaints.length > 0) {
    throw new Error(`The console was written to:\n${complaints.join('\n')}`);
  }
});
