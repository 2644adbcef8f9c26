const { TestEnvironment } = require('jest-environment-node');

/** Skips the remaining tests after a failure: one is enough to kill a mutant. */
module.exports = class extends TestEnvironment {
  hasFailed = false;

  /** @param {{ name: string, test?: { mode?: string | null } }} event */
  handleTestEvent(event) {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.hasFailed = true;
    if (this.hasFailed && event.name === 'test_start' && event.test) event.test.mode = 'skip';
  }
};
