/** Stands in for msw's reader of cookies, and the parser that it brings: this API takes none. */
export const getAllRequestCookies = (): Record<string, string> => ({});
