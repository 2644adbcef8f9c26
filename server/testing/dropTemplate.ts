import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

export default function dropTemplate(): void {
  const template = process.env['EMBEDDED_TEMPLATE'];
  if (template !== undefined) rmSync(dirname(template), { recursive: true });
}
