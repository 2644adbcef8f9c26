/**
 * Import this before anything else where thousands of stores are made: libraries then load as people
 * get them, without their development's checks of every action, which all other tests run under.
 */
process.env['NODE_ENV'] = 'production';
