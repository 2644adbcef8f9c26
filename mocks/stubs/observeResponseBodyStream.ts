/**
 * Stands in for what msw cleans up with after an answer that is a stream, and the network interceptors that it brings:
 * this API's handlers leave nothing behind.
 */
export const observeResponseBodyStream = (): null => null;
