/**
 * Import this first in a test that creates thousands of stores: libraries then load in production
 * mode, without the development checks of every action that all other tests run with.
 */
process.env['NODE_ENV'] = 'production';
