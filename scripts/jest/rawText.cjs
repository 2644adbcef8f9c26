/** Imports a file as text, like `?raw` in Vite. */
module.exports = {
  /** @param {string} text */
  process: (text) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };`,
  }),
};
