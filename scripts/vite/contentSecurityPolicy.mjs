import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;

/** @param {string} script */
const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * A page's policy as a meta element. Scripts must come from the app's own host or be one of the page's inline scripts,
 * matched by hash; inline styles are allowed because emotion and notistack write style elements.
 * @param {string} html the whole page
 */
export function contentSecurityPolicy(html) {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashOf(script));
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}" />`;
}
