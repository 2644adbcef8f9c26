/** @typedef {{ duration: number }} Task in ms */

/**
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<Task[]>} those of its tasks so far that took 50 ms and more
 */
export const longTasks = (page) => page.evaluate(() => Reflect.get(window, 'bench').longTasks);

/**
 * @param {Task[]} tasks
 * @returns {number} ms; 0 if there are none
 */
export const longest = (tasks) => Math.max(0, ...tasks.map(({ duration }) => duration));
